import { organisation } from '@/content/facts/organisation'
import { readStatement, statementText } from '@/staff/matching/readStatement'
import {
  maxStatementBytes,
  type Statement,
  type StatementProblem,
} from '@/staff/matching/statement'

export interface Source {
  readonly text: string
  readonly fileName?: string
}

export interface Unreadable {
  readonly fileName?: string | undefined
  readonly problem: StatementProblem
}

/** Or the first problem. */
export function readSources(sources: readonly Source[]): readonly Statement[] | Unreadable {
  const till = organisation.till?.number
  const statements: Statement[] = []
  for (const { text, fileName } of sources) {
    const read = readStatement(text, { fileName, ownShortCodes: till ? [till] : [] })
    if (read.kind === 'problem') return { fileName, problem: read }
    statements.push(read)
  }
  return statements
}

/** Or the first file too large or unreadable. */
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
