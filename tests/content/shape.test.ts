import { existsSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { activities } from '@/content/facts/activities'
import { blogs } from '@/content/facts/blogs'
import { catalogue } from '@/content/facts/catalogue'
import { faq } from '@/content/facts/faq'
import { helplines } from '@/content/facts/helplines'
import { leaders } from '@/content/facts/leaders'
import { organisation } from '@/content/facts/organisation'
import { recordKeeping } from '@/content/facts/recordKeeping'
import { recordings } from '@/content/facts/recordings'
import { volunteerRoles } from '@/content/facts/volunteerRoles'
import { sizesOf } from '@/domain/shop/order'

// The only test of the facts themselves: all others bring their own (tests/facts).

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const phone = v.nullable(
  v.pipe(v.string(), v.regex(/^\+[1-9][\d ]{7,18}$/, "must be written as '+254 700 000 000'")),
)
const email = v.nullable(v.pipe(v.string(), v.email('must be an email address')))
const link = v.pipe(v.string(), v.startsWith('https://'), v.url('must be an https address'))
const ksh = v.pipe(v.number(), v.safeInteger('must be whole shillings'), v.minValue(1))
// The security rules let nobody delete a trace of money before 90 days have passed.
const months = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(3, 'must be 3 or more')))
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be small letters and dashes'))
const day = v.pipe(v.string(), v.isoDate("must be written as '2027-03-31'"))

/** A path of a picture on this site, with a file that is light enough for metered data. */
const picture = v.pipe(
  v.string(),
  v.startsWith('/', 'must begin with / and lie in public'),
  v.check((path) => existsSync(`public${path}`), 'is no file in public'),
  v.check(
    (path) => !existsSync(`public${path}`) || statSync(`public${path}`).size <= 60_000,
    'is larger than 60 kB',
  ),
  v.check(
    (path) => /^\/(activities|people|shop)\/[^/]+\.(avif|jpg|png|svg|webp)$/.test(path),
    'must lie in public/activities, people or shop, where firebase.json lets it be cached',
  ),
)

const time = v.pipe(
  v.string(),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be written as '08:00'"),
)
const wayToWrite = v.variant('kind', [
  v.object({
    kind: v.picklist(['SMS', 'WhatsApp']),
    to: v.pipe(v.string(), v.regex(/^\d[\d ]+\d$/)),
  }),
  v.object({ kind: v.literal('Chat'), to: link }),
])

const recordedFile = v.nullable(v.object({ url: link, dataSize: v.nullable(text) }))

/** Elements that differ in this field, since addresses and carts go by it. */
const listOf = <const Key extends string>(
  key: Key,
  schema: v.GenericSchema<unknown, Readonly<Record<Key, string | null>>>,
) =>
  v.pipe(
    v.array(schema),
    v.check((list) => {
      const values = list.map((each) => each[key]).filter((value) => value !== null)
      return new Set(values).size === values.length
    }, `must differ in ${key}`),
  )

const shapes = {
  organisation: [
    organisation,
    v.object({
      productName: text,
      tagline: text,
      mission: text,
      branches: v.pipe(v.array(text), v.minLength(1)),
      universities: v.nullable(
        v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(1)),
      ),
      targetReach: v.nullable(text),
      appHours: v.nullable(text),
      campusCounselling: listOf('branch', v.object({ branch: text, place: text, phone })),
      address: text,
      phone,
      whatsApp: phone,
      email,
      partnershipsEmail: email,
      contactHours: v.nullable(text),
      waitlistUrl: v.nullable(link),
      signUpFormUrl: v.nullable(link),
      volunteerFormUrl: v.nullable(link),
      socialLinks: listOf('name', v.object({ name: text, url: link })),
      registrationNumber: v.nullable(text),
      till: v.nullable(
        v.object({
          number: v.pipe(v.string(), v.regex(/^\d{5,7}$/, 'must be 5 to 7 digits')),
          storeNumber: v.nullish(v.pipe(v.string(), v.regex(/^\d{5,8}$/, 'must be 5 to 8 digits'))),
          businessName: text,
        }),
      ),
      bank: v.nullable(
        v.object({
          bankName: text,
          accountName: text,
          accountNumber: text,
          swiftCode: text,
          branchName: text,
          branchCode: text,
          contactEmail: v.pipe(v.string(), v.email('must be an email address')),
        }),
      ),
      giftUse: v.array(text),
      cardGivingUrl: v.nullable(link),
      giftExamples: v.nullable(listOf('does', v.object({ amountKsh: ksh, does: text }))),
      membershipFeeKsh: v.nullable(ksh),
      memberBenefits: v.array(text),
    }),
  ],
  recordKeeping: [
    recordKeeping,
    v.object({
      taxReceipt: v.nullable(text),
      keptMonths: v.object({
        donations: months,
        orders: months,
        messages: months,
        tellMeWhen: months,
      }),
    }),
  ],
  catalogue: [
    catalogue,
    listOf(
      'name',
      v.object({
        name: text,
        description: text,
        cost: ksh,
        image: picture,
        sizes: v.optional(v.array(text)),
      }),
    ),
  ],
  leaders: [
    leaders,
    listOf(
      'id',
      v.object({
        id,
        name: v.nullable(text),
        role: text,
        description: text,
        email,
        linkedIn: v.nullable(link),
        phone,
        imageUrl: v.optional(picture),
      }),
    ),
  ],
  activities: [
    activities,
    listOf(
      'id',
      v.object({
        id,
        title: text,
        timeline: text,
        details: text,
        dates: v.nullable(v.object({ first: day, last: day })),
        changedOn: day,
        imageUrl: v.optional(picture),
      }),
    ),
  ],
  recordings: [
    recordings,
    listOf(
      'title',
      v.object({ title: text, summary: text, video: recordedFile, audio: recordedFile }),
    ),
  ],
  faq: [
    faq,
    listOf(
      'id',
      v.object({
        id,
        question: text,
        answer: text,
      }),
    ),
  ],
  helplines: [
    helplines,
    listOf(
      'number',
      v.object({
        name: text,
        number: v.nullable(
          v.pipe(v.string(), v.regex(/^\d[\d ]+\d$/, 'must be digits and spaces')),
        ),
        situation: text,
        alsoFor: v.optional(v.array(text)),
        when: text,
        hours: v.nullable(
          v.union([
            v.literal('always'),
            v.pipe(v.array(v.object({ from: time, until: time })), v.nonEmpty()),
          ]),
        ),
        cost: v.nullable(v.picklist(['free', 'airtime'])),
        channels: v.nullable(v.array(wayToWrite)),
        answeredBy: v.nullable(text),
        source: text,
        verifiedOn: v.nullable(day),
      }),
    ),
  ],
  volunteerRoles: [
    volunteerRoles,
    listOf(
      'title',
      v.object({
        title: text,
        summary: text,
        responsibilities: v.pipe(v.array(text), v.minLength(1, 'must not be empty')),
        time: v.optional(text),
        supervision: v.optional(text),
      }),
    ),
  ],
  blogs: [
    blogs,
    listOf(
      'title',
      v.object({
        title: text,
        summary: text,
        text,
        link: v.nullable(v.object({ url: link, source: text })),
      }),
    ),
  ],
} as const satisfies Record<string, readonly [unknown, v.GenericSchema]>

it.each(Object.entries(shapes))(
  'src/content/facts/%s.ts can be shown as it is',
  (_name, [facts, shape]) => {
    const { issues = [] } = v.safeParse(shape, facts)
    expect(issues.map((issue) => `${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`)).toEqual(
      [],
    )
  },
)

it('every item of the shop lists each size once', () => {
  for (const item of catalogue) {
    expect(new Set(sizesOf(item)).size, `of ${item.name}`).toBe(sizesOf(item).length)
  }
})

it('an emergency number comes first, then somebody to talk to', () => {
  expect(helplines.some(({ isEmergency, isFirst }) => isEmergency && isFirst)).toBe(true)
  expect(helplines.some(({ isEmergency }) => !isEmergency)).toBe(true)
})
