import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { refusalOf } from '../../scripts/contentCheck.mjs'
import { readFacts, sampleFacts, unsetFacts } from '../../scripts/facts'
import { withSampleNotice } from '../../scripts/factsPlugin'

const folder = mkdtempSync(join(tmpdir(), 'facts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes files as a volunteer or a form would, and reads them as a build does. */
function saved(files: Readonly<Record<string, unknown>>) {
  const own = mkdtempSync(join(folder, 'own-'))
  for (const [kind, facts] of Object.entries(files)) {
    const text = typeof facts === 'string' ? facts : JSON.stringify(facts)
    writeFileSync(join(own, `${kind}.json`), text)
  }
  return { read: () => readFacts(own), samples: () => sampleFacts(readFacts(own), own) }
}

const yoga = {
  ...{ id: 'yoga', title: 'Yoga', timeline: 'In May', details: 'Outdoors.', drawing: 'mat' },
  ...{ dates: { first: '2027-05-01', last: '2027-05-01' }, changedOn: '2027-01-01' },
}

const run = { ...yoga, id: 'run', dates: { first: '31/3/2027', last: '2027-03-31' } }
const pictured = { ...yoga, imageUrl: '/activities/none.webp' }

it.each([
  [[yoga, run], "activities.json, entry 2, dates, first: must be written as '2027-03-31'"],
  [[yoga, yoga], 'activities.json, activities: must differ in id'],
  [[{ ...yoga, title: '' }], 'activities.json, entry 1, title: is missing'],
  [[{ ...yoga, titel: 'Yoga' }], 'activities.json, entry 1, titel: is no such fact'],
  [[{ ...yoga, drawing: 'x' }], /activities.json, entry 1, drawing: must be badge .+, not "x"/],
  [[pictured], 'activities.json, entry 1, imageUrl: is no file in public'],
])('a fact in a wrong form is told with its place (%#)', (activities, words) => {
  expect(saved({ activities: { activities } }).read).toThrow(words)
})

it('a number is taken with the invisible signs that come along when it is copied', () => {
  const phone = '\u202d+254\u00a0700 000 000\u202c '
  const organisation = { ...readFacts('tests/facts').organisation, phone }
  expect(saved({ organisation }).read().organisation.phone).toBe('+254 700 000 000')
})

it('a file that is no JSON any more is told by its name', () => {
  expect(saved({ blogs: '{ "blogs": [ }' }).read).toThrow('blogs.json: is no JSON any more: ')
})

it('what a form leaves empty is not known', () => {
  const left = { ...yoga, dates: { first: '', last: '' }, dateNote: '', imageUrl: '' }
  const [activity] = saved({ activities: { activities: [left] } }).read().activities.activities
  expect(activity).toEqual({ ...yoga, dates: null, dateNote: null })
})

it('a line that answers from Monday to Sunday at all hours answers round the clock', () => {
  const { emergencyNumber, helplines } = readFacts('tests/facts').helplines
  const always = [{ first: 'Wednesday', last: 'Tuesday', from: '00:00', until: '24:00' }]
  const lines = helplines.map((line) => ({ ...line, hours: always }))
  const { read } = saved({ helplines: { emergencyNumber, helplines: lines } })
  expect(new Set(read().helplines.helplines.map(({ hours }) => hours))).toEqual(new Set(['always']))
})

it('a fact that still equals the sample at its place is told, until it is changed or emptied', () => {
  const samples = {
    organisation: { phone: '+254 000 000 000', email: null, till: { number: '000000' } },
    leaders: { leaders: [{ email: 'leader@example.org' }] },
  }
  const ours = readFacts('tests/facts').organisation
  const till = { number: '000000', businessName: 'OURS' }
  const organisation = { ...ours, phone: '+254 000 000 000', email: null, till }
  const leader = { id: 'chair', role: 'Chair', description: 'Answers.', portrait: 1 }
  const named = { ...leader, id: 'secretary', email: 'us@example.org' }
  const leaders = { leaders: [named, { ...leader, email: 'leader@example.org' }] }
  const told = saved({ samples, organisation, leaders }).samples()
  const places = ['organisation.json, phone', 'organisation.json, till', 'leaders.json, entry 2']
  expect(told).toEqual(places)
  expect(refusalOf({ samples: told, unverified: [] })).toContain('\n  organisation.json, till\n')
  const own = { ...organisation, phone: '', till: { ...organisation.till, number: '543210' } }
  expect(saved({ samples, organisation: own, leaders: { leaders: [named] } }).samples()).toEqual([])
})

it('what is not known is listed, and a note that may stay empty is not', () => {
  const organisation = { ...readFacts('tests/facts').organisation, till: null, giftUse: [] }
  const activities = { activities: [{ ...yoga, dates: null, dateNote: null }] }
  const own = unsetFacts(saved({ organisation, activities }).read())
  const unset = [
    'organisation.json, till',
    'organisation.json, giftUse',
    'activities.json, entry 1, dates',
  ]
  const told = own.filter((place) => /^(organisation|activities)/.test(place))
  expect(told).toEqual(unset.map((place) => `${place}: not set`))
})

it('every page says that it shows sample facts, until none is left', () => {
  const page = '<body><!--sample--></body>'
  expect(withSampleNotice(page, ['organisation.json, till'])).toContain('a sample organisation')
  expect(withSampleNotice(page, [])).toBe('<body></body>')
})
