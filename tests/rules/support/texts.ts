import type { FieldTable } from './tables'

type TextTable = Required<FieldTable<string>>

function textOf(length: number): string {
  return 'x'.repeat(length)
}

/** What only looks filled in. */
const blank = ['', ' ', ' \t ', '\u00a0', '\u3000', '\u200b', '\ufeff']

/** What turns the text after it around: embeddings, overrides and isolates. */
const turns = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

/** The word with each character inside and behind it that breaks a line, ends a text or turns it around. */
export function smuggled(word: string): string[] {
  return [...'\n\r\t\v\f\0\u001b\u007f\u0085\u2028\u2029', ...turns].flatMap((character) => [
    word.slice(0, 2) + character + word.slice(2),
    word + character,
  ])
}

/** Every seventh value, which shows that a field has this table; another field is tried with all of it. */
export function some({ accepted, refused }: TextTable): TextTable {
  const few = (values: readonly string[]) => values.filter((_, index) => index % 7 === 0)
  return { accepted: few(accepted), refused: few(refused) }
}

/** One line of text, from 1 to `longest` characters. */
export function lineTable(longest: number): TextTable {
  return {
    accepted: [
      ...[textOf(longest), 'x', "Ng'ang'a wa Mwĩhaki", 'سلام', 'أحمد\u200f\u061c'],
      ...['नेपाल\u200d\u200c', 'Ann\u200e\u202f\u2065⁰', '🌱', '<b>Ann</b>'],
    ],
    refused: [textOf(longest + 1), ...blank, ...smuggled('Ann Achieng')],
  }
}

/** What a spreadsheet takes for a formula, hidden behind unseen characters or not. */
const formulas = [
  ...['=HYPERLINK("http://example.org","Ann")', '+1+1', '-1+1', '@SUM(A1)', ' =1+1'],
  ...['\u00a0=1+1', '\u200f=1+1', '\u200b\u200b+1'],
]

/** The names of people and of what they choose, from 1 to `longest` characters. */
export function nameTable(longest: number): TextTable {
  const { accepted, refused } = lineTable(longest)
  const odd = ['"Anne-Marie"', 'Ann + Bob @ home = 2-3', '\u200fسلام', '李小龙', '(Ann)', ' Ann']
  return { accepted: [...accepted, ...odd], refused: [...refused, ...formulas] }
}

/** Text of any lines, from 1 to `longest` characters. */
export function textTable(longest: number): TextTable {
  return {
    accepted: ['x', textOf(longest), 'Habari,\n\nnaomba msaada.\r\nAsante'],
    refused: [...blank, '\n\r\n', textOf(longest + 1)],
  }
}

/** Text of any lines, up to `longest` characters or none. */
export function optionalTextTable(longest: number): TextTable {
  return { accepted: [...textTable(longest).accepted, '', ' '], refused: [textOf(longest + 1)] }
}

/** An email address of at most 254 characters. */
export const emailTable: TextTable = {
  accepted: [
    'a@b.ke',
    "o'neil+gift@mail.example.co.ke",
    'ann@بريد.example',
    "a!#$%&'*+-/=?^_`{|}~.z@exa-mple.org",
    `${textOf(242)}@example.org`,
  ],
  refused: [
    `${textOf(243)}@example.org`,
    ...blank,
    ...smuggled('ann@example.org'),
    ...['ann.example.org', '@example.org', 'ann@', 'ann@example', 'ann@.org', 'ann@example.'],
    ...['ann@example.org,bob@example.org', 'ann@ann@example.org', 'Ann<ann@example.org>'],
    ...['=', '+', '-', '@'].map((sign) => `${sign}ann@example.org`),
    ...[...'"(),:;<>[]@ \u00a0\u200b\u202e'].flatMap((sign) => [
      `ann${sign}b@example.org`,
      `ann@exam${sign}ple.org`,
      `ann@example.o${sign}rg`,
    ]),
  ],
}

/** A phone number as people write it, of at most 30 characters. */
export const phoneTable: TextTable = {
  accepted: [
    ...['0712345678', '0712 345 678', '+254712345678', '+44 (0)20 7946-0018', '020.555.0199'],
    ...['5550199', `+${'1'.repeat(29)}`],
  ],
  refused: [
    ...blank,
    ...smuggled('0712345678'),
    ...['555019', `+${'1'.repeat(30)}`, '+', 'call me', '0712345678 ext', '*123#', '=0712345678'],
    ...['++254712345678', '٠٧١٢٣٤٥٦٧٨'],
  ],
}
