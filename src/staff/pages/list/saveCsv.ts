import { saveTextFile } from '@/device/saveTextFile'
import { toCsv } from '@/staff/domain/csv'
import type { Column } from './StaffTable'

/** `name`: without extension. */
export function saveCsv<T>(name: string, columns: readonly Column<T>[], items: readonly T[]): void {
  const inFile = columns.flatMap(({ name: head, csv }) => (csv ? [{ head, csv }] : []))
  const rows = items.map((item) => inFile.map(({ csv }) => csv(item)))
  saveTextFile(`${name}.csv`, 'text/csv', toCsv([inFile.map(({ head }) => head), ...rows]))
}
