import { vi } from 'vitest'

/** The next file that is downloaded. */
export function nextFile(): Promise<string> {
  return new Promise((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => {})
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      spy.mockRestore()
      void (blob as Blob).text().then(resolve)
      return 'blob:file'
    })
  })
}
