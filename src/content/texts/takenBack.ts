/** Tells the team that somebody has taken back the email of an account. */
export const takenBackMessage = (email: string) => ({
  name: 'Website',
  email,
  subject: 'An account was taken back',
  message: `Somebody changed the email of the account ${email}, and the person who reads that email took it back. If the account is one of staff, look at what was confirmed and changed since, and take its areas off until it has a new password.`,
})
