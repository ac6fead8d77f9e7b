import { nameKey } from '@/domain/text/sameness'

const noNames = new Set(
  'MR,MRS,MS,MISS,DR,PROF,REV,SIR,MADAM,BRO,SIS,FRIEND,ANONYMOUS,WELLWISHER,WELL,WISHER'.split(','),
)

/** The words of a name, in capitals, without titles and words such as 'anonymous'. */
export function readName(text: string): readonly string[] {
  return (
    nameKey(text)
      .toUpperCase()
      // 'A FRIEND', but not the initial of 'RUTH A'.
      .replace(/^A (?=FRIEND|WELL)/, '')
      .split(/[^\p{L}*]+/u)
      .filter((word) => word !== '' && !noNames.has(word))
  )
}

const shortest = 3

/** 'AMINAWANJIRU' is two words if both are `known`. */
export function splitGlued(word: string, known: ReadonlySet<string>): readonly string[] {
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => known.has(part))) return parts
  }
  return [word]
}

/** The `known` names in 'amina.wanjiru@…', 'aminawanjiru2@…' or 'awanjiru@…'. */
export function namesInEmail(email: string, known: ReadonlySet<string>): readonly string[] {
  const [box = ''] = email.toUpperCase().split('@')
  return box
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (known.has(word) ? [word] : [...splitGlued(word, known), word.slice(1)]))
    .filter((word) => known.has(word))
}
