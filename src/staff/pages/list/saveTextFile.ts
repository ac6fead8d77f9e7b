import { toCsv } from '@/staff/domain/csv'
import type { Column } from './StaffTable'

/** `name`: without extension. */
export function saveCsv<T>(name: string, columns: readonly Column<T>[], items: readonly T[]): void {
  const inFile = columns.flatMap(({ name: head, csv }) => (csv ? [{ head, csv }] : []))
  const rows = items.map((item) => inFile.map(({ csv }) => csv(item)))
  saveTextFile(`${name}.csv`, 'text/csv', toCsv([inFile.map(({ head }) => head), ...rows]))
}

export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
