import organisation from '@/content/facts/organisation.json'
import type { Columns } from '@/staff/matching/columns'
import { readStatement, statementText } from '@/staff/matching/readStatement'
import {
  maxStatementBytes,
  type Statement,
  type StatementProblem,
} from '@/staff/matching/statement'

export interface Source {
  readonly text: string
  readonly fileName?: string
  /** The columns of an unknown table, as staff named them. */
  readonly columns?: Columns
}

export interface Unreadable {
  readonly fileName?: string | undefined
  /** Missing if the file is too large or could not be opened. */
  readonly source?: Source
  readonly problem: StatementProblem
}

/** The statements, or the first problem. */
export function readSources(sources: readonly Source[]): readonly Statement[] | Unreadable {
  const { till } = organisation
  const ownShortCodes = [till?.number, till?.storeNumber].filter((code) => typeof code === 'string')
  const statements: Statement[] = []
  for (const source of sources) {
    const { text, fileName, columns } = source
    const read = readStatement(text, { fileName, ownShortCodes, columns })
    if (read.kind === 'problem') return { fileName, source, problem: read }
    statements.push(read)
  }
  return statements
}

/** The sources, or the first file that is too large or cannot be opened. */
export async function sourcesOf(files: readonly File[]): Promise<readonly Source[] | Unreadable> {
  const tooLarge = files.find(({ size }) => size > maxStatementBytes)
  if (tooLarge) return { fileName: tooLarge.name, problem: { kind: 'problem', why: 'too-large' } }
  const sources: Source[] = []
  for (const file of files) {
    const bytes = await file.arrayBuffer().catch(() => null)
    if (!bytes) return { fileName: file.name, problem: { kind: 'problem', why: 'not-opened' } }
    sources.push({ text: statementText(new Uint8Array(bytes)), fileName: file.name })
  }
  return sources
}
