export const teamTexts = {
  lead: 'Who is staff, and their areas. Change it in the Firebase console, in the collection staff: delete the document of a person who leaves. A field “name” in it is shown here.',
  you: (email: string) => `You, ${email}`,
  nothing: 'Nothing',
  odd: (stored: string) => `(not valid: ${stored})`,
} as const
