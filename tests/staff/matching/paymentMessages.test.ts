import { expect, it } from 'vitest'
import { readMessages } from '@/staff/matching/paymentMessages'

const sms =
  'SFKAABCIDJ Confirmed. Ksh500.00 paid to KIBANDA. on 14/9/24 at 3:45 PM. New M-PESA balance is Ksh1,234.00.'
const draft = 'I have paid by M-Pesa.\nFor: Donation\nReference: K7P2QX\nM-Pesa code: TKABCDEFGH'
const fromSms = { code: 'SFKAABCIDJ', reference: null, amount: 500 }
const fromDraft = { code: 'TKABCDEFGH', reference: 'K7P2QX', amount: null }

it.each([
  ['an SMS', sms, [fromSms]],
  ['our draft', draft, [fromDraft]],
  ['our draft without its first line', draft.replace(/^.*\n/, ''), [fromDraft]],
  [
    'messages with their senders',
    `[10:00, 14/09/2024] Jane: ${draft}\n[10:05, 14/09/2024] Ali: ${sms}`,
    [fromDraft, fromSms],
  ],
  [
    'two SMS on one line',
    `${sms} ${sms.replace('SFKAABCIDJ', 'SFK3ABC1D2')}`,
    [fromSms, { ...fromSms, code: 'SFK3ABC1D2' }],
  ],
])('a code without a digit is read in %s', (_what, text, messages) => {
  expect(readMessages(text)).toEqual({ messages, unreadable: [] })
})

const told = [
  'I have paid by M-Pesa.',
  'For: Donation',
  'Reference: K7P2QX',
  'To be paid: Ksh 1,500',
  'M-Pesa code: SFK3ABC1D2',
  'Amount in the SMS: Ksh 1,500.50',
  'Paid on: 14/9/24, 3:45 PM',
].join('\n')
const meaning = { code: 'SFK3ABC1D2', reference: 'K7P2QX', amount: 1500.5 }

it.each([
  ['a draft with the amount of the SMS', told, [meaning]],
  ['a draft from a chat, twice', `[14/09/24, 15:50] Jane: ${told}\r\n${told}`, [meaning]],
  [
    'several, with words between them',
    `${sms}\n\nasante sana\n\n${told}\n[14/09/24, 15:52] Jim: hello\n${sms}`,
    [fromSms, meaning],
  ],
  ['a draft without a code', 'I have paid by M-Pesa.\nFor: Order\nReference: K7P2QX', []],
  [
    'a draft that somebody changed',
    told.replace('For: Donation', 'Reference: ABCDEF'),
    [{ ...meaning, reference: null }],
  ],
  ['something else', 'Thank you for the great work, see you on Saturday!', []],
])('forwarded messages are read: %s', (_what, text, messages) => {
  const found = readMessages(text).messages
  expect(found).toHaveLength(messages.length)
  expect(found).toEqual(expect.arrayContaining(messages))
})

it.each([
  ['ATTENDANCE'],
  ['MEMBERSHIP CONFIRMED'],
  ['My WITHDRAWAL failed, please help'],
  ['Membership confirmed. Asante sana'],
])('a ten-letter word is not a code: %s', (text) => {
  expect(readMessages(text)).toEqual({ messages: [], unreadable: [text] })
})

it('staff see the beginning of each message without a readable payment', () => {
  const long = 'Hello, this is Jane. I paid yesterday for two shirts, but I have no code any more.'
  const withoutCode = draft.replace('TKABCDEFGH', '')
  const failed = 'Failed. You do not have enough money in your M-PESA account to pay Ksh500.00.'
  const text = [long, sms, long, withoutCode, failed, '[10:06, 14/09/2024] Ali: Asante'].join(
    '\n\n',
  )
  expect(readMessages(text).messages).toEqual([fromSms])
  expect(readMessages(text).unreadable).toEqual([
    'Hello, this is Jane. I paid yesterday for two shirts, but I…',
    'I have paid by M-Pesa. For: Donation Reference: K7P2QX M-Pe…',
    'Failed. You do not have enough money in your M-PESA account…',
    '[10:06, 14/09/2024] Ali: Asante',
  ])
})
