export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A moment later: some browsers read the file only then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
