export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers read the file only later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
