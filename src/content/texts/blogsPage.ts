export const blogsPage = {
  lead: 'Short, kind reads on stress, friends and asking for help.',
  noneYet: 'There is nothing to read yet.',
  submit:
    'Have you written something that others should read? Add it here, then send it to the team.',
  closeToHome: 'Is something you read close to home? You can talk to somebody today:',
} as const
