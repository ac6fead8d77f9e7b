import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Failure, toFailure, mayHaveTakenEffect, type FailureCode } from '@/domain/failure'
import { addressWarning } from '@/domain/messages/addressWarning'
import {
  contactMessageRecord,
  contactMessageSchema,
  readSuggestedSubject,
} from '@/domain/messages/contactMessage'
import { feedbackSchema } from '@/domain/messages/feedback'
import { subscriptionSchema } from '@/domain/messages/subscription'
import { oneLine } from '@/domain/text/plainText'

const typed = {
  name: ' Asha ',
  email: ' a@b.example ',
  subject: 'A\ttalk\n',
  message: ' one\ntwo ',
}
const read = { name: 'Asha', email: 'a@b.example', subject: 'A talk', message: 'one\ntwo' }
const { subject: _, ...feedback } = read

describe('a text to the team', () => {
  it('is trimmed, and in one line except for the message', () => {
    expect(v.parse(contactMessageSchema, typed)).toEqual(read)
    expect(v.parse(feedbackSchema, typed)).toEqual(feedback)
    expect(v.parse(subscriptionSchema, { email: typed.email })).toEqual({ email: read.email })
    expect(oneLine('a\r\n\tb\u2028\u2029c')).toBe('a b c')
    const sender = { user_name: 'Asha', user_email: 'a@b.example' }
    const record = { ...sender, user_subject: 'A talk', message: 'one\ntwo' }
    expect(contactMessageRecord(read)).toEqual(record)
  })

  const messagesOf = (schema: v.GenericSchema, change: object) =>
    v.safeParse(schema, { ...typed, ...change }).issues?.map(({ message }) => message)

  it.each([
    [{ name: ' \u200B' }, 'Name is required'],
    [{ name: '=Asha' }, 'Name cannot begin with =, +, - or @'],
    [{ name: 'x'.repeat(101) }, 'Name is too long: 101 characters, at most 100'],
    [{ message: '' }, 'Message is required'],
    [{ message: 'x'.repeat(2001) }, 'Message is too long: 2,001 characters, at most 2,000'],
  ])('with %o is refused as a message and as feedback', (change, sentence) => {
    expect(messagesOf(contactMessageSchema, change)).toEqual([sentence])
    expect(messagesOf(feedbackSchema, change)).toEqual([sentence])
  })

  it.each([
    [{ subject: '\n' }, 'Subject is required'],
    [{ subject: 'x'.repeat(201) }, 'Subject is too long: 201 characters, at most 200'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'x'.repeat(255) }, 'Email is too long: 255 characters, at most 254'],
  ])('with %o is not a valid message', (change, sentence) => {
    expect(messagesOf(contactMessageSchema, change)).toEqual([sentence])
  })

  it('needs a valid email address, except in a message', () => {
    const address = { email: 'asha' }
    expect(messagesOf(contactMessageSchema, address)).toBeUndefined()
    expect(messagesOf(feedbackSchema, address)).toEqual(['Invalid email format'])
    expect(messagesOf(feedbackSchema, { email: '' })?.[0]).toBe('Email is required')
    const sentence = 'Please enter a valid email address.'
    for (const email of ['asha', '', `${'x'.repeat(250)}@b.example`])
      expect(messagesOf(subscriptionSchema, { email })?.[0], email).toBe(sentence)
  })

  it('warns about an email address that looks wrong', () => {
    const longest = `${'x'.repeat(244)}@b.example`
    for (const address of ['', '  ', 'a@b.example', ' a@b.example\n', longest])
      expect(addressWarning(address)).toBeNull()
    expect(addressWarning('asha@gmail.con')).toMatch(/^Did you mean asha@gmail\.com\? Our answer/)
    for (const address of ['asha', `x${longest}`])
      expect(addressWarning(address)).toMatch(/^This does not look like name@example\.com\./)
  })

  it.each([
    ['A talk', 'A\ttalk '],
    ['x'.repeat(200), 'x'.repeat(200)],
    [null, 'x'.repeat(201), ' ', undefined, 7],
  ])('has the subject "%s" if the page before suggested %o', (suggested, ...subjects) => {
    for (const subject of subjects)
      expect(readSuggestedSubject({ subject }), String(subject)).toBe(suggested)
    expect(readSuggestedSubject(null)).toBeNull()
  })
})

describe('a call that fails', () => {
  it.each<[may: boolean, ...codes: FailureCode[]]>([
    [true, 'timeout', 'no-connection', 'unavailable'],
    [false, 'offline', 'refused'],
  ])('may have taken effect (%s): %s', (may, ...codes) => {
    for (const code of codes) expect(mayHaveTakenEffect(new Failure(code)), code).toBe(may)
  })

  it('gives the reason, the service’s own words and the cause; a bug is not a failure', () => {
    const bug = new TypeError('x is undefined')
    const failure = new Failure('refused', { detail: 'Not today', cause: bug })
    expect(String(failure)).toBe('Failure: refused: Not today')
    expect(failure.cause).toBe(bug)
    expect(String(new Failure('timeout'))).toBe('Failure: timeout')
    expect(toFailure(failure)).toBe(failure)
    expect(() => toFailure(bug)).toThrow(bug)
  })
})
