/** Tells password managers whose password a form asks for; nobody sees it, and it is not sent. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
