// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactMessageRecord, contactMessageSchema, longestSubject } from '@/domain/contactMessage'
import { donationSchema, largestDonationKsh } from '@/domain/donation'
import { customerSchema } from '@/domain/order'
import { subscriptionSchema } from '@/domain/subscription'
import { longest } from '@/domain/textSchemas'
import { judge } from '../../local-backend/rules/judge'
import { parseRules } from '../../local-backend/rules/parseRules'
import { contactMessage } from './cases/contactMessages'
import { donation } from './cases/donations'
import { cartOf, orderOf } from './cases/orders'
import { toRulesRequest } from './support/cases'
import { rulesSource } from './support/database'
import { emailTable, lineTable, optionalTextTable, phoneTable, textTable } from './support/texts'
import type { Fields } from './support/values'

const rules = parseRules(rulesSource)

function rulesTake(path: string, fields: Fields): boolean {
  const attempt = { kind: 'set', path, fields } as const
  const request = toRulesRequest({ title: '', visitor: 'anonymous', attempt, allowed: true })
  return judge(rules, request, { get: () => null, getAfter: () => null }).allowed
}

/** What somebody can type or paste. */
function typed({ accepted, refused }: { accepted: Fields; refused: Fields }): string[] {
  return [...Object.values(accepted), ...Object.values(refused)].filter(
    (value) => typeof value === 'string',
  )
}

const amounts = ['1', '0', '-1', '+1', '01', '1.5', '1,5', '1e3', 'one', '', ' ', '٥']
const probes: Readonly<Record<string, readonly string[]>> = {
  name: typed(lineTable(longest.name)),
  email: typed(emailTable(longest.email)),
  message: typed(optionalTextTable(longest.message)),
  amount: [...amounts, String(largestDonationKsh), String(largestDonationKsh + 1)],
}

describe.each(Object.entries(probes))('the %s of a donation', (field, values) => {
  test.each(values.map((value) => [value.slice(0, 30), value.length, value]))(
    'is taken by the rules if and only if the form takes it: "%s" (%i long)',
    (_start, _length, value) => {
      const form = v.safeParse(donationSchema('bank', largestDonationKsh), {
        ...donation,
        [field]: value,
      })
      // The form drops spaces around a text before it is stored.
      const stored = form.success
        ? { ...donation, ...form.output }
        : { ...donation, [field]: value }
      expect(rulesTake('Donations/D1', stored)).toBe(form.success)
    },
  )
})

describe('the e-mail of a subscription', () => {
  test.each(typed(emailTable(longest.email)).map((value) => [value.slice(0, 30), value]))(
    'is taken by the rules if and only if the form takes it: "%s"',
    (_start, value) => {
      const form = v.safeParse(subscriptionSchema, { email: value })
      const stored = form.success ? form.output : { email: value }
      expect(rulesTake('mailingList/M1', stored)).toBe(form.success)
    },
  )
})

const typedMessage = { name: 'Ann', email: 'ann@example', subject: 'Hi', message: 'Habari' }
const messageProbes: Readonly<Record<keyof typeof typedMessage, readonly string[]>> = {
  name: typed(lineTable(longest.name)),
  email: typed(lineTable(longest.email)),
  subject: typed(lineTable(longestSubject)),
  message: typed(textTable(longest.message)),
}

describe.each(Object.entries(messageProbes))('the %s of a contact message', (field, values) => {
  test.each(values.map((value) => [value.slice(0, 30), value.length, value]))(
    'is taken by the rules if and only if the form takes it: "%s" (%i long)',
    (_start, _length, value) => {
      const probe = { ...typedMessage, [field]: value }
      const form = v.safeParse(contactMessageSchema, probe)
      const stored = {
        ...contactMessage,
        ...contactMessageRecord(form.success ? form.output : probe),
      }
      expect(rulesTake('contactMessages/C1', stored)).toBe(form.success)
    },
  )
})

test('whatever a form takes, the rules take, odd characters included', () => {
  const oddText = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(oddText, oddText, fc.emailAddress(), (oddName, message, email) => {
      const form = v.safeParse(donationSchema('bank', largestDonationKsh), {
        amount: '500',
        name: `Asha ${oddName}`,
        message,
        email,
      })
      expect(form.success && rulesTake('Donations/D1', { ...donation, ...form.output })).toBe(true)

      const letter = v.safeParse(contactMessageSchema, {
        name: `Asha ${oddName}`,
        email: `${oddName} ${email}`.slice(0, 200),
        subject: `About ${message}`,
        message: `Habari ${message}`,
      })
      expect(
        letter.success &&
          rulesTake('contactMessages/C1', {
            ...contactMessage,
            ...contactMessageRecord(letter.output),
          }),
      ).toBe(true)
    }),
  )
})

const order = orderOf(cartOf(1))
const customer = { name: 'Ann', phoneNumber: '0712345678' }
const customerProbes: Readonly<Record<keyof typeof customer, readonly string[]>> = {
  name: typed(lineTable(longest.name)),
  phoneNumber: typed(phoneTable),
}

describe.each(Object.entries(customerProbes))('the %s of an order', (field, values) => {
  test.each(values.map((value) => [value.slice(0, 30), value.length, value]))(
    'is taken by the rules if and only if the form takes it: "%s" (%i long)',
    (_start, _length, value) => {
      const form = v.safeParse(customerSchema, { ...customer, [field]: value })
      const stored = { ...order, ...(form.success ? form.output : { [field]: value }) }
      expect(rulesTake('Orders/O1', stored)).toBe(form.success)
    },
  )
})
