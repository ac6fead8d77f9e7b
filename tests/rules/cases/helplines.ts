import { serverTimestamp } from 'firebase/firestore/lite'
import { helplines } from '../../facts/helplines.json'
import { signedBy, type RulesCase, type WriteAttempt } from '../support/cases'
import * as tables from '../support/tables'
import type { Fields } from '../support/values'

const call: tables.DocumentKind = {
  name: 'a call to a helpline',
  path: 'calls/H7AAAAAAAAAAAAAAAAAA',
  visitor: 'messages',
  valid: { number: '0722 178 177', ...signedBy('messages') },
  fields: {
    number: {
      accepted: ['999', '1'.repeat(30)],
      refused: ['99', '1'.repeat(31), ' 999', '999 ', '99O', '999\n'],
    },
  },
}

const phonedPath = 'public/helplines'
/** What the help page reads: when each line was phoned, and the newest call. */
const phoned: tables.DocumentKind = {
  name: 'what the help page reads',
  path: phonedPath,
  visitor: 'messages',
  valid: { '0722 178 177': serverTimestamp(), call: 'H7AAAAAAAAAAAAAAAAAA' },
  fields: { call: { refused: ['H8AAAAAAAAAAAAAAAAAA'] } },
  creating: (fields) => withCall(tables.setting(phonedPath, fields)),
}

function withCall(write: WriteAttempt, change: Fields = {}): readonly WriteAttempt[] {
  return [tables.setting(call.path, { ...call.valid, ...change }), write]
}

const before = {
  116: new Date('2026-05-04T08:00:00Z'),
  '0722 178 177': new Date('2026-05-04T08:05:00Z'),
  call: 'H5AAAAAAAAAAAAAAAAAA',
}
const callOnly = { call: phoned.valid['call'] }
const phonedNow = tables.changing(phonedPath, phoned.valid)

const wrongMoments: readonly Fields[] = [
  { 116: serverTimestamp() },
  { 1195: serverTimestamp() },
  { extra: 'text' },
  { '0722 178 177': before['116'] },
]

/** The moment of a line changes for that line alone, at the time it is, along with its call. */
const phonedCases: readonly RulesCase[] = [
  ...tables.kindCases(phoned, { create: ['messages'], get: tables.anybody }),
  ...tables.questions({
    visitor: 'messages',
    stored: { [phonedPath]: before },
    allowed: {
      ...tables.each(
        helplines.flatMap(({ number }) => number ?? []),
        'a line is phoned:',
        (number) =>
          withCall(tables.changing(phonedPath, { ...callOnly, [number]: serverTimestamp() }), {
            number,
          }),
      ),
      'staff for everything phone a line': {
        try: withCall(phonedNow, signedBy('allAreas')),
        visitor: 'allAreas',
      },
    },
    refused: {
      'staff for money phone a line': {
        try: withCall(phonedNow, signedBy('money')),
        visitor: 'money',
      },
      'a moment of a number that is not ours': withCall(
        tables.changing(phonedPath, { ...callOnly, '0722 178 178': serverTimestamp() }),
        { number: '0722 178 178' },
      ),
      'a moment without its call': phonedNow,
      'a moment of an earlier call': {
        try: phonedNow,
        stored: { [phonedPath]: before, [call.path]: call.valid },
      },
      'a moment of another line': withCall(phonedNow, { number: '1195' }),
      ...tables.each(wrongMoments, 'a call that comes with', (fields) =>
        withCall(tables.changing(phonedPath, { ...phoned.valid, ...fields })),
      ),
      'a call that drops the moment of another line': withCall(
        tables.setting(phonedPath, phoned.valid),
      ),
      'a call that drops its own moment': withCall(
        tables.setting(phonedPath, { 116: before['116'], call: phoned.valid['call'] }),
      ),
      'a moment that names an earlier call': withCall(
        tables.changing(phonedPath, { '0722 178 177': serverTimestamp() }),
      ),
      ...tables.each(['helpline', 'Helplines'], 'reading public', (id) =>
        tables.getting(`public/${id}`),
      ),
    },
  }),
]

export const helplineCases: readonly RulesCase[] = [
  ...tables.formCases(call, { list: tables.staffFor.messages, create: tables.staffFor.messages }),
  ...phonedCases,
]
