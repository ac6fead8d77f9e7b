export function isMpesaCode(text: string): boolean {
  return /^[A-Z][A-Z0-9]{9}$/.test(text)
}
