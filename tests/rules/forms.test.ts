// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import memberOptions from '@/content/facts/memberOptions.json'
import { contactMessageRecord, contactMessageSchema } from '@/domain/messages/contactMessage'
import { donationSchema, maxDonationKsh } from '@/domain/giving/donation'
import { customerSchema } from '@/domain/shop/customer'
import { typedDob } from '@/domain/members/details'
import { profileRecord } from '@/domain/members/profile'
import { registrationSchema } from '@/domain/members/account'
import { subscriptionSchema } from '@/domain/messages/subscription'
import { newDocumentId } from '@/domain/documentId'
import { longest } from '@/domain/text/plainText'
import { parseRules } from 'firestore-rules'
import { anyDay } from '../support/moments'
import { typedDetails } from '../support/newMember'
import { amountTable, contactMessage, donation, tellMe } from './cases/forms'
import { cartOf, orderOf } from './cases/orders'
import { ownWords, profile } from './cases/users'
import { questionsOf, verdictOf } from './support/questions'
import { rulesSource } from './support/rules'
import { setting, type FieldTable } from './support/tables'
import {
  emailTable,
  lineTable,
  nameTable,
  optionalTextTable,
  phoneTable,
  textTable,
} from './support/texts'
import type { Fields } from './support/values'

const rules = parseRules(rulesSource)

function rulesTake(path: string, fields: Fields): boolean {
  const visitor = path.startsWith('users/') ? 'ann' : 'anonymous'
  return verdictOf(rules, questionsOf({ visitor, attempt: setting(path, fields) })).allowed
}

type Texts = Readonly<Record<string, string>>

/** What somebody types, what is stored of it, and whether the form sends it. */
interface Form {
  readonly path: string
  readonly typed: Texts
  readonly read: (typed: Texts) => { readonly isSent: boolean; readonly stored: Fields }
}

function formOf<Output extends object>(
  path: string,
  typed: Texts,
  schema: v.GenericSchema<unknown, Output>,
  store: (details: Output) => Fields,
): Form {
  const read = (texts: Texts) => {
    const { success, output } = v.safeParse(schema, texts)
    return { isSent: success, stored: store(success ? output : (texts as Output)) }
  }
  return { path, typed, read }
}

const ann = { uid: 'ann', email: 'ann@example.org', isEmailConfirmed: false, openedAt: null }
const order = orderOf(cartOf(1))

const forms = {
  donation: formOf(
    'Donations/D7AAAAAAAAAAAAAAAAAA',
    { name: 'Ann', email: 'ann@example.org', amount: '500', message: '' },
    donationSchema('bank', maxDonationKsh),
    (details) => ({ ...donation, ...details }),
  ),
  subscription: formOf(
    'mailingList/M7AAAAAAAAAAAAAAAAAA',
    { email: 'ann@example.org' },
    subscriptionSchema,
    (details) => ({ ...details }),
  ),
  'wish to be told': formOf(
    'tellMeWhen/T7AAAAAAAAAAAAAAAAAA',
    { email: 'ann@example.org' },
    subscriptionSchema,
    (details) => ({ ...tellMe, ...details }),
  ),
  'contact message': formOf(
    'contactMessages/C7AAAAAAAAAAAAAAAAAA',
    { name: 'Ann', email: 'ann@example', subject: 'Hi', message: 'Habari' },
    contactMessageSchema,
    (details) => ({ ...contactMessage, ...contactMessageRecord(details) }),
  ),
  order: formOf(
    'Orders/P7AAAAAAAAAAAAAAAAAA',
    { name: 'Ann', phoneNumber: '0712345678' },
    customerSchema,
    (details) => ({ ...order, ...details }),
  ),
  member: formOf(
    'users/ann',
    {
      ...typedDetails,
      email: 'ann@example.org',
      password: 'long enough',
      paid: 'yes',
      guardian: 'yes',
    },
    registrationSchema(memberOptions, '2026-11-21'),
    (details) => profileRecord(ann, details),
  ),
}

const name = nameTable(longest.name)

const fields: readonly (readonly [keyof typeof forms, field: string, FieldTable<string>])[] = [
  ['donation', 'name', name],
  ['donation', 'email', emailTable],
  ['donation', 'amount', amountTable],
  ['donation', 'message', optionalTextTable(longest.message)],
  ['subscription', 'email', emailTable],
  ['wish to be told', 'email', emailTable],
  ['contact message', 'name', name],
  ['contact message', 'email', lineTable(longest.email)],
  ['contact message', 'subject', lineTable(longest.subject)],
  ['contact message', 'message', textTable(longest.message)],
  ['order', 'name', name],
  ['order', 'phoneNumber', phoneTable],
  ...ownWords.map(
    (stored) => ['member', stored.replace('proffesion', 'profession'), name] as const,
  ),
]

test.each(fields)(
  'of a %s the rules accept the %s exactly when the form does',
  (form, field, { accepted = [], refused = [] }) => {
    const { path, typed, read } = forms[form]
    const ask = (value: string) => {
      const { isSent, stored } = read({ ...typed, [field]: value })
      return { value, isSent, isTaken: rulesTake(path, stored) }
    }
    expect(accepted.map(ask).filter(({ isSent, isTaken }) => !isSent || !isTaken)).toEqual([])
    expect(refused.map(ask).filter(({ isSent, isTaken }) => isSent !== isTaken)).toEqual([])
  },
)

test('registering stores exactly the fields of the rules', () => {
  const { stored } = forms.member.read(forms.member.typed)
  expect(Object.keys(stored).toSorted()).toEqual(Object.keys(profile).toSorted())
})

// Here the form is stricter than the rules, which know no calendar.
test.each<readonly [field: string, values: readonly Texts[]]>([
  [
    'phone number',
    [...phoneTable.accepted, '+254 (0)712–345–678', '\u202a+254712345678\u202c'].map(
      (phoneNumber) => ({ phoneNumber }),
    ),
  ],
  ['birthday', ['1900-01-01', '1999-12-31', '2004-02-29', '2026-11-21'].map(typedDob)],
])('of a member the rules accept each %s that the form accepts', (_, values) => {
  const { path, typed, read } = forms.member
  for (const texts of values) {
    const { isSent, stored } = read({ ...typed, ...texts })
    expect([isSent, rulesTake(path, stored)]).toEqual([true, true])
  }
})

const oddText = fc.string({ unit: 'binary', maxLength: 40 })
const noFormula = fc.emailAddress().filter((address) => !/^[=+-]/.test(address))
const someDay = anyDay('1900-01-01', '2026-11-21')

test('the rules accept all that the forms accept, even odd characters', () => {
  const someDigits = fc.stringMatching(/^[0-9 ().-]{0,20}$/)
  fc.assert(
    fc.property(
      oddText,
      oddText,
      noFormula,
      someDigits,
      someDay,
      (own, text, email, digits, day) => {
        const typed = {
          donation: { name: `Asha ${own}`, message: text, email },
          'contact message': {
            name: `Asha ${own}`,
            email: `${own} ${email}`.slice(0, 200),
            subject: `About ${text}`,
            message: `Habari ${text}`,
          },
          member: {
            ...{ fname: `Ann ${own}`, lname: `${text} Achieng`, phoneNumber: `0712345${digits}` },
            ...typedDob(day),
            ...{ gender: `A ${own}`, location: `A ${own}`, profession: `A ${own}` },
          },
        }
        for (const [form, texts] of Object.entries(typed)) {
          const { path, typed: usual, read } = forms[form as keyof typeof typed]
          const { isSent, stored } = read({ ...usual, ...texts })
          expect([form, isSent, rulesTake(path, stored)]).toEqual([form, true, true])
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('the rules accept the forms’ ids, and none with another character', () => {
  const ids = Array.from({ length: 200 }, newDocumentId)
  expect(ids.filter((id) => !rulesTake(`Donations/${id}`, donation))).toEqual([])
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const taken = ascii.filter((sign) => rulesTake(`Donations/${sign.padEnd(20, 'A')}`, donation))
  expect(taken).toEqual([...new Set(ids.join(''))].toSorted())
})
