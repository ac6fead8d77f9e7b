import { describe, expect, it } from 'vitest'
import { readMessages } from '@/staff/matching/paymentMessages'
import { statementIn, tillOf } from './statementIn'

// Layouts and sentences as treasurers meet them; names, numbers and codes are invented. To add one, put it
// into a file of `samples` with the expected reading, without its empty parts.

interface Samples {
  readonly source: string
  readonly samples: Readonly<Record<string, Sample>>
}

interface Sample {
  readonly text: string | readonly string[]
  readonly fileName?: string
  readonly [part: string]: unknown
}

/** In Kenya. */
const timeOf = (at: number) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 19)
const textOf = ({ text }: Sample) => [text].flat().join('\n')
const withoutEmpty = (reading: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(reading).filter(([, said]) => said.length > 0))

function statementOf(sample: Sample) {
  const { fileName } = sample
  const { lines, leftOut, reversals, covered } = statementIn(textOf(sample), fileName)
  return withoutEmpty({
    till: tillOf(textOf(sample), fileName) ?? '',
    covered: covered.map(({ from, to }) => `${timeOf(from)} to ${timeOf(to)}`),
    paid: lines.map(({ at, code, amount, payer, phone, account, label }) =>
      [timeOf(at), code, amount, payer, phone, account, label].join(' | '),
    ),
    leftOut: leftOut.map(({ why, code, amount }) => [why, code, amount].join(' | ')),
    reversals: reversals.map(({ of, code }) => `${of} by ${code}`),
  })
}

function messagesOf(sample: Sample) {
  const { messages, unreadable } = readMessages(textOf(sample))
  return withoutEmpty({
    messages: messages.map(({ code, amount, reference }) => [code, amount, reference].join(' | ')),
    unreadable,
  })
}

const statements = import.meta.glob<Samples>('./samples/statements/*.json', { eager: true })
const messages = import.meta.glob<Samples>('./samples/messages/*.json', { eager: true })
const files = (all: Readonly<Record<string, Samples>>) =>
  Object.values(all).map(({ source, samples }) => [source, samples] as const)

describe.each(files(statements))('in %s', (_source, samples) => {
  it.each(Object.entries(samples))('a statement reads as written beside it: %s', (_how, sample) => {
    const { text: _, fileName: __, ...reading } = sample
    expect(statementOf(sample)).toEqual(reading)
  })
})

describe.each(files(messages))('in %s', (_source, samples) => {
  it.each(Object.entries(samples))('messages read as written beside them: %s', (_how, sample) => {
    const { text: _, ...reading } = sample
    expect(messagesOf(sample)).toEqual(reading)
  })
})
