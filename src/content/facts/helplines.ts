import * as v from 'valibot'
import { day, fact, factForTwo, listOf, perhaps, shaped, text } from './parts.ts'

const number = shaped(/^\d( ?\d)+$/, 'must be digits and spaces')
const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
const weekday = v.picklist(weekdays)
const time = shaped(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be written as '08:00'")

const openingTimes = v.strictObject({
  first: fact('First day', weekday),
  last: fact('Last day', weekday),
  from: fact('From', time, 'In Kenya’s time.'),
  until: fact('Until', time, '24:00 ends the day.'),
})
const isWholeWeek = ({ first, last, from, until }: v.InferOutput<typeof openingTimes>) =>
  weekdays.indexOf(first) === (weekdays.indexOf(last) + 1) % 7 &&
  from === '00:00' &&
  until === '24:00'
const hours = v.pipe(
  v.array(openingTimes),
  v.nonEmpty('must not be empty'),
  v.transform((times) => (times.some(isWholeWeek) ? ('always' as const) : times)),
)

const wayToWrite = v.pipe(
  v.strictObject({
    kind: fact('Kind', v.picklist(['SMS', 'WhatsApp', 'Chat'])),
    to: fact('Number or address', text, 'Of a chat its https address.'),
  }),
  v.check(
    ({ kind, to }) =>
      kind === 'Chat' ? URL.canParse(to) && to.startsWith('https://') : v.is(number, to),
    'must be digits and spaces, or the https address of a chat',
  ),
)

const answers = v.strictObject({
  name: fact('Name', text),
  number: factForTwo('Number', perhaps(number), 'Empty leaves the line out.'),
  situation: fact('Reason to call', text),
  alsoFor: fact(
    'Also for',
    v.exactOptional(v.array(text)),
    'Lists it under a second reason too, so that each has a line that answers at night.',
  ),
  when: fact('For whom', text),
  hours: fact(
    'Hours',
    perhaps(hours),
    'Question 1. Round the clock: Monday to Sunday, 00:00 to 24:00. Empty: not known.',
  ),
  cost: fact(
    'Cost of a call',
    perhaps(v.picklist(['free', 'airtime'])),
    'Question 2. “free” only if it is free on every network.',
  ),
  channels: fact(
    'Other ways to write',
    perhaps(v.array(fact('Way to write', wayToWrite))),
    'Question 3. Empty: not known.',
  ),
  callsOnly: fact(
    'Calls only',
    v.exactOptional(v.boolean()),
    'Question 3: people cannot write to this line.',
  ),
  answeredBy: fact('Who answers', perhaps(text), 'Question 4. Such as “Volunteers”.'),
  isEmergency: fact(
    'Emergency',
    v.exactOptional(v.boolean()),
    'Sends help at once; stands first on the help page.',
  ),
  isFirst: fact('Beside our forms too', v.exactOptional(v.boolean())),
  source: fact('Source', text),
  verifiedOn: fact(
    'Phoned on',
    perhaps(day),
    'The day you phoned it and all was right. After a year the line keeps the site from going online.',
  ),
  note: fact('Note', v.exactOptional(text), 'Such as a source; never shown.'),
})

const helpline = v.pipe(
  answers,
  v.transform(({ callsOnly = false, channels, ...others }) => ({
    ...others,
    channels: callsOnly ? [] : channels,
  })),
)

export type HelplineFact = v.InferOutput<typeof helpline>
export type WayToWrite = v.InferOutput<typeof wayToWrite>

export const helplines = fact(
  'Helplines',
  v.pipe(
    v.strictObject({
      emergencyNumber: factForTwo('Emergency number', number, 'One of the lines below.'),
      helplines: fact('Lines', listOf(fact('Line', helpline), 'number')),
    }),
    v.check(
      (facts) => facts.helplines.some(({ isEmergency, isFirst }) => isEmergency && isFirst),
      'one emergency line must stand beside forms too',
    ),
    v.check(
      (facts) => facts.helplines.some(({ isEmergency }) => !isEmergency),
      'one line must be somebody to talk to',
    ),
    v.check(
      (facts) => facts.helplines.some((line) => line.number === facts.emergencyNumber),
      'the emergency number must be one of the lines',
    ),
  ),
)
