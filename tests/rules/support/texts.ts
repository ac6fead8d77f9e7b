import { valueOfEveryType, without, type Fields } from './values'

/** Text of exactly so many characters. */
function textOf(length: number): string {
  return 'x'.repeat(length)
}

/** What no text field takes: other types, and more than a form could send. */
const notText: Fields = {
  ...without(valueOfEveryType, 'an empty text'),
  'a million characters long': textOf(1_000_000),
}

/** What only pretends to be filled in. */
const blank: Fields = {
  empty: '',
  'a space': ' ',
  'spaces and a tab': ' \t ',
  'a no-break space': '\u00a0',
  'an ideographic space': '\u3000',
  'an invisible zero-width space': '\u200b',
  'a byte order mark': '\ufeff',
}

/** A word with something inside, before and after it that would break a line or end a text. */
export function smuggled(word: string): Fields {
  const characters = {
    'a line feed': '\n',
    'a carriage return': '\r',
    'a carriage return and line feed': '\r\n',
    'a tab': '\t',
    'a vertical tab': '\v',
    'a form feed': '\f',
    'a NUL': '\0',
    'an escape': '\u001b',
    'a DEL': '\u007f',
    'a next line (U+0085)': '\u0085',
    'a line separator (U+2028)': '\u2028',
    'a paragraph separator (U+2029)': '\u2029',
  }
  const middle = Math.floor(word.length / 2)
  return Object.fromEntries(
    Object.entries(characters).flatMap(([name, character]) => [
      [`${word} with ${name} inside`, word.slice(0, middle) + character + word.slice(middle)],
      [`${word} with ${name} behind`, word + character],
    ]),
  )
}

/** One line of text, from 1 to `longest` characters. */
export function lineTable(longest: number) {
  return {
    accepted: {
      'one character': 'x',
      [`${longest} characters long`]: textOf(longest),
      'written in Kiswahili, with an apostrophe': "Ng'ang'a wa Mwĩhaki",
      'written in Arabic': 'سلام',
      'an emoji': '🌱',
      'HTML, which nobody interprets': '<b>Ann</b>',
    },
    refused: {
      ...notText,
      ...blank,
      ...smuggled('Ann Achieng'),
      [`${longest + 1} characters long`]: textOf(longest + 1),
    },
  }
}

/** What a spreadsheet would take for a formula, hidden behind unseen characters or not. */
const formulas: Fields = {
  'a formula': '=HYPERLINK("http://example.org","Ann")',
  'a sum': '+1+1',
  'a difference': '-1+1',
  'a function with an @': '@SUM(A1)',
  'a formula behind a space': ' =1+1',
  'a formula behind a no-break space': '\u00a0=1+1',
  'a formula behind a mark of direction': '\u200f=1+1',
  'a formula behind zero-width spaces': '\u200b\u200b+1',
}

/** What people and what they choose are called, from 1 to `most` characters. */
export function nameTable(most: number) {
  const { accepted, refused } = lineTable(most)
  return {
    accepted: {
      ...accepted,
      'with an apostrophe': "O'Brien",
      'in quotation marks': '"Anne-Marie"',
      'with signs inside': 'Ann + Bob @ home = 2-3',
      'with a mark of direction in front': '\u200fسلام',
      'of another country': 'Wanjirũ Ñandú Þóra 李小龙',
      'in brackets': '(Ann)',
      'with a space in front': ' Ann',
    },
    refused: { ...refused, ...formulas },
  }
}

/** Text of any lines, from 1 to `longest` characters. */
export function textTable(longest: number) {
  return {
    accepted: {
      'one character': 'x',
      [`${longest} characters long`]: textOf(longest),
      'of several lines': 'Habari,\n\nnaomba msaada.\r\nAsante',
    },
    refused: {
      ...notText,
      ...blank,
      'line breaks only': '\n\r\n',
      [`${longest + 1} characters long`]: textOf(longest + 1),
    },
  }
}

/** Text of any lines, up to `longest` characters or none. */
export function optionalTextTable(longest: number) {
  return {
    accepted: { ...textTable(longest).accepted, empty: '', 'a space': ' ' },
    refused: { ...notText, [`${longest + 1} characters long`]: textOf(longest + 1) },
  }
}

/** An address of exactly so many characters. */
function addressOf(length: number): string {
  return `${textOf(length - '@example.org'.length)}@example.org`
}

/** An email address of at most `longest` characters. */
export function emailTable(longest: number) {
  return {
    accepted: {
      short: 'a@b.ke',
      'tagged and of a sub-domain': "o'neil+gift@mail.example.co.ke",
      'of another script': 'ann@بريد.example',
      'with every sign of a plain one': "a!#$%&'*+-/=?^_`{|}~.z@exa-mple.org",
      [`${longest} characters long`]: addressOf(longest),
    },
    refused: {
      ...notText,
      ...blank,
      ...smuggled('ann@example.org'),
      [`${longest + 1} characters long`]: addressOf(longest + 1),
      'without an @': 'ann.example.org',
      'without a name': '@example.org',
      'without a domain': 'ann@',
      'without a dot in the domain': 'ann@example',
      'without anything before the dot': 'ann@.org',
      'without anything behind the dot': 'ann@example.',
      'of two addresses': 'ann@example.org,bob@example.org',
      'of two names': 'ann@ann@example.org',
      'of a last part with an @': 'ann@example.o@rg',
      'with a space in the name': 'ann achieng@example.org',
      'with a no-break space in the name': 'ann\u00a0achieng@example.org',
      'with a space in the domain': 'ann@exam ple.org',
      'with a space in the last part': 'ann@example.o rg',
      'with a zero-width space in the name': 'an\u200bn@example.org',
      'with a zero-width space in the domain': 'ann@exam\u200bple.org',
      'with a zero-width space in the last part': 'ann@example.o\u200brg',
      'with a change of direction in the name': 'ann\u202e@example.org',
      'with a further header': 'ann@example.org\r\nBcc: bob@example.org',
      'a formula': '=1+1@example.org',
      'of a plus in front': '+ann@example.org',
      'of a minus in front': '-ann@example.org',
      'of a second @ in front': '@ann@example.org',
      'with a name in front': 'Ann<ann@example.org>',
      ...Object.fromEntries(
        [...'"(),:;<>[]'].flatMap((sign) => [
          [`with ${sign} in the name`, `ann${sign}b@example.org`],
          [`with ${sign} in the domain`, `ann@exam${sign}ple.org`],
          [`with ${sign} in the last part`, `ann@example.o${sign}rg`],
        ]),
      ),
    },
  }
}

/** A phone number as people write it, of at most 30 characters. */
export const phoneTable = {
  accepted: {
    local: '0712345678',
    'spaced as printed': '0712 345 678',
    international: '+254712345678',
    'of another country': '+44 (0)20 7946-0018',
    'with dots': '020.555.0199',
    'seven digits': '5550199',
    '30 characters long': `+${'1'.repeat(29)}`,
  },
  refused: {
    ...notText,
    ...blank,
    ...smuggled('0712345678'),
    'six digits': '555019',
    '31 characters long': `+${'1'.repeat(30)}`,
    'a plus alone': '+',
    letters: 'call me',
    'digits with letters behind': '0712345678 ext',
    'a dialling code for phones': '*123#',
    'a formula for spreadsheets': '=0712345678',
    'a second plus': '++254712345678',
    'digits of another script': '٠٧١٢٣٤٥٦٧٨',
  },
}

/** When the server stored it, and nothing else. */
export const serverTimeTable = {
  accepted: {},
  refused: {
    ...valueOfEveryType,
    'the time of the browser': new Date(),
    'a time to come': new Date('2099-01-01T00:00:00Z'),
    'text of a time': '2026-11-21T08:30:15.123Z',
    'milliseconds since 1970': Date.now(),
  },
}
