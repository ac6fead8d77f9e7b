// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { memberOptions } from '@/content/memberOptions'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import { contactMessageSchema } from '@/domain/messages/contactMessage'
import { maxDonationKsh } from '@/domain/giving/donation'
import { donationSchema } from '@/domain/giving/donation'
import { customerSchema } from '@/domain/shop/customer'
import { typedDob, type MemberDetails } from '@/domain/members/details'
import { profileRecord } from '@/domain/members/profile'
import { registrationSchema } from '@/domain/members/account'
import { subscriptionSchema } from '@/domain/messages/subscription'
import { newDocumentId } from '@/domain/documentId'
import { longest } from '@/domain/text/plainText'
import { parseRules } from 'firestore-rules'
import { contactMessage } from './cases/contactMessages'
import { donation } from './cases/donations'
import { cartOf, orderOf } from './cases/orders'
import { profile } from './cases/users'
import type { Visitor } from './support/cases'
import { questionsOf, verdictOf } from './support/questions'
import { rulesSource } from './support/rules'
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

function rulesTake(path: string, fields: Fields, visitor: Visitor = 'anonymous'): boolean {
  const attempt = { kind: 'set', path, fields } as const
  return verdictOf(rules, questionsOf({ visitor, attempt })).allowed
}

/** The values of which one of the two says yes and the other no. */
function disagreements(
  values: readonly string[],
  ask: (value: string) => { readonly form: boolean; readonly rules: boolean },
): string[] {
  expect(values.length).toBeGreaterThan(3)
  return values.flatMap((value) => {
    const { form, rules: taken } = ask(value)
    if (form === taken) return []
    return [
      `${JSON.stringify(value.slice(0, 40))}, ${value.length} long: form ${form}, rules ${taken}`,
    ]
  })
}

/** What somebody can type or paste. */
function typed({ accepted, refused }: { accepted: Fields; refused: Fields }): string[] {
  return [...Object.values(accepted), ...Object.values(refused)].filter(
    (value) => typeof value === 'string',
  )
}

const amounts = ['1', '0', '-1', '+1', '01', '1.5', '1,5', '1e3', 'one', '', ' ', '٥']
const probes: Readonly<Record<string, readonly string[]>> = {
  name: typed(nameTable(longest.name)),
  email: typed(emailTable(longest.email)),
  message: typed(optionalTextTable(longest.message)),
  amount: [...amounts, String(maxDonationKsh), String(maxDonationKsh + 1)],
}

test.each(Object.entries(probes))(
  'the rules accept the %s of a donation exactly when the form does',
  (field, values) => {
    const wrong = disagreements(values, (value) => {
      const given = { ...donation, [field]: value }
      const form = v.safeParse(donationSchema('bank', maxDonationKsh), given)
      // The form drops spaces around a text before it is stored.
      const stored = form.success ? { ...donation, ...form.output } : given
      return { form: form.success, rules: rulesTake('Donations/D7AAAAAAAAAAAAAAAAAA', stored) }
    })
    expect(wrong).toEqual([])
  },
)

test('the rules accept the email of a subscription exactly when the form does', () => {
  const wrong = disagreements(typed(emailTable(longest.email)), (email) => {
    const form = v.safeParse(subscriptionSchema, { email })
    const stored = form.success ? form.output : { email }
    return { form: form.success, rules: rulesTake('mailingList/M7AAAAAAAAAAAAAAAAAA', stored) }
  })
  expect(wrong).toEqual([])
})

const typedMessage = { name: 'Ann', email: 'ann@example', subject: 'Hi', message: 'Habari' }
const messageProbes: Readonly<Record<keyof typeof typedMessage, readonly string[]>> = {
  name: typed(nameTable(longest.name)),
  email: typed(lineTable(longest.email)),
  subject: typed(lineTable(longest.subject)),
  message: typed(textTable(longest.message)),
}

test.each(Object.entries(messageProbes))(
  'the rules accept the %s of a contact message exactly when the form does',
  (field, values) => {
    const wrong = disagreements(values, (value) => {
      const probe = { ...typedMessage, [field]: value }
      const form = v.safeParse(contactMessageSchema, probe)
      const record = contactMessageRecord(form.success ? form.output : probe)
      const stored = { ...contactMessage, ...record }
      return {
        form: form.success,
        rules: rulesTake('contactMessages/C7AAAAAAAAAAAAAAAAAA', stored),
      }
    })
    expect(wrong).toEqual([])
  },
)

const ann = { uid: 'ann', email: 'ann@example.org', isEmailConfirmed: false, openedAt: null }
const typedRegistration = {
  fname: 'Ann',
  lname: 'Achieng',
  phoneNumber: '0712345678',
  dob: '2004-02-29',
  ...typedDob('2004-02-29'),
  gender: 'Female',
  location: 'Kisumu',
  profession: 'Counsellor',
  email: 'ann@example.org',
  password: 'long enough',
  paid: 'yes',
  guardian: 'yes',
}
const registration = registrationSchema(memberOptions, '2026-11-21')
const rulesTakeProfile = (details: MemberDetails) =>
  rulesTake('users/ann', profileRecord(ann, details), 'ann')

test('registering stores exactly the fields of the rules', () => {
  expect(Object.keys(profileRecord(ann, typedRegistration)).toSorted()).toEqual(
    Object.keys(profile).toSorted(),
  )
})

test.each(['fname', 'lname', 'gender', 'location', 'profession'] as const)(
  'the rules accept the %s of a member exactly when the form does',
  (field) => {
    const wrong = disagreements(typed(nameTable(longest.name)), (value) => {
      const form = v.safeParse(registration, { ...typedRegistration, [field]: value })
      const details = form.success ? form.output : { ...typedRegistration, [field]: value }
      // The joined name is never the reason: it is as long as both may be, and a space.
      return { form: form.success, rules: rulesTakeProfile(details) }
    })
    expect(wrong).toEqual([])
  },
)

// Here the form is stricter than the rules, which know no calendar.
const detailProbes = {
  phoneNumber: [...typed(phoneTable), '+254 (0)712–345–678', '\u202a+254712345678\u202c'],
  dob: ['1900-01-01', '1999-12-31', '2004-02-29', '2026-11-21', '1899-12-31', '2026-11-22'],
} satisfies Partial<Record<keyof MemberDetails, readonly string[]>>

test.each(Object.entries(detailProbes))(
  'the rules accept the %s of a member whenever the form does',
  (field, values) => {
    const taken = values
      .map((value) => (field === 'dob' ? typedDob(value) : { [field]: value }))
      .map((texts) => v.safeParse(registration, { ...typedRegistration, ...texts }))
      .flatMap((form) => (form.success ? [form.output] : []))
    expect(taken.length).toBeGreaterThan(3)
    for (const details of taken) expect(rulesTakeProfile(details)).toBe(true)
  },
)

test('the rules accept every registration as a profile', () => {
  const oddText = fc.string({ unit: 'binary', maxLength: 40 })
  const someDigits = fc.stringMatching(/^[0-9 ().-]{0,20}$/)
  const someDay = fc
    .date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2026-11-21T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(
      oddText,
      oddText,
      someDigits,
      someDay,
      oddText,
      (fname, lname, digits, dob, own) => {
        const details = v.parse(registration, {
          ...typedRegistration,
          fname: `Ann ${fname}`,
          lname: `${lname} Achieng`,
          phoneNumber: `0712345${digits}`,
          ...typedDob(dob),
          gender: `A ${own}`,
          location: `A ${own}`,
          profession: `A ${own}`,
        })
        expect(rulesTakeProfile(details)).toBe(true)
      },
    ),
  )
})

test('the rules accept whatever a form accepts, even odd characters', () => {
  const oddText = fc.string({ unit: 'binary', maxLength: 40 })
  const noFormula = fc.emailAddress().filter((address) => !/^[=+-]/.test(address))
  fc.assert(
    fc.property(oddText, oddText, noFormula, (oddName, message, email) => {
      const form = v.safeParse(donationSchema('bank', maxDonationKsh), {
        amount: '500',
        name: `Asha ${oddName}`,
        message,
        email,
      })
      expect(
        form.success &&
          rulesTake('Donations/D7AAAAAAAAAAAAAAAAAA', { ...donation, ...form.output }),
      ).toBe(true)

      const letter = v.safeParse(contactMessageSchema, {
        name: `Asha ${oddName}`,
        email: `${oddName} ${email}`.slice(0, 200),
        subject: `About ${message}`,
        message: `Habari ${message}`,
      })
      expect(
        letter.success &&
          rulesTake('contactMessages/C7AAAAAAAAAAAAAAAAAA', {
            ...contactMessage,
            ...contactMessageRecord(letter.output),
          }),
      ).toBe(true)
    }),
  )
})

test('the rules accept the forms’ ids, and none with another character', () => {
  const ids = Array.from({ length: 200 }, newDocumentId)
  const signs = new Set(ids.join(''))
  expect(ids.filter((id) => !rulesTake(`Donations/${id}`, donation))).toEqual([])
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const taken = ascii.filter((sign) => rulesTake(`Donations/${sign.padEnd(20, 'A')}`, donation))
  expect(taken).toEqual([...signs].toSorted())
})

const order = orderOf(cartOf(1))
const customer = { name: 'Ann', phoneNumber: '0712345678' }
const customerProbes: Readonly<Record<keyof typeof customer, readonly string[]>> = {
  name: typed(nameTable(longest.name)),
  phoneNumber: typed(phoneTable),
}

test.each(Object.entries(customerProbes))(
  'the rules accept the %s of an order exactly when the form does',
  (field, values) => {
    const wrong = disagreements(values, (value) => {
      const form = v.safeParse(customerSchema, { ...customer, [field]: value })
      const stored = { ...order, ...(form.success ? form.output : { [field]: value }) }
      return { form: form.success, rules: rulesTake('Orders/P7AAAAAAAAAAAAAAAAAA', stored) }
    })
    expect(wrong).toEqual([])
  },
)
