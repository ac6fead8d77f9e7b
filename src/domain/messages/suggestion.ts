/**
 * The host that a link to the web leads to, in plain letters so that no look-alike hides behind
 * others; null for what is no link to the web. One with a name in front of the host
 * (https://bank.example@elsewhere.example) is none: it is there to deceive.
 */
export function webHost(link: string): string | null {
  try {
    const { protocol, host, username, password } = new URL(link)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && username === '' && password === '' ? host : null
  } catch {
    return null
  }
}
