import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import {
  contactToName,
  helplinesToPhone,
  holidaysToAnnounce,
  pastActivities,
  unverifiedHelp,
} from '../../scripts/contentCheck.mjs'
import { readFacts, sampleFacts } from '../../scripts/facts'

// Already the 21st in Kenya.
const today = new Date('2026-11-20T21:30:00Z')
const line = (verifiedOn: string | null) => ({ name: 'A line', number: '116', verifiedOn })

it('a helpline that was phoned within half a year is left alone', () => {
  expect(helplinesToPhone([line('2026-11-21'), line('2026-05-25')], today)).toEqual([])
})

it.each([
  [null, '116 (A line): never phoned'],
  ['2026-05-24', '116 (A line): phoned 181 days ago'],
  ['2027-01-01', "116 (A line): '2027-01-01' is not a day in the past"],
  ['yesterday', "116 (A line): 'yesterday' is not a day in the past"],
])('a helpline verified on %s is listed', (verifiedOn, sentence) => {
  expect(helplinesToPhone([line(verifiedOn)], today)).toEqual([sentence])
})

it('an emergency number is not phoned to try it, and a line left out needs no call', () => {
  const emergency = { ...line(null), isEmergency: true }
  expect(helplinesToPhone([emergency, { ...line(null), number: null }], today)).toEqual([])
})

describe('a build for production refuses', () => {
  type Text = string | null
  const helpWith = (lines: ReturnType<typeof line>[], title: Text, reviewedBy: Text) => {
    const friend = { title: 'For a friend', text: title, reviewedBy }
    const helpNow = { rightNow: { title, reviewedBy }, advice: { friend } }
    return { helplines: { helplines: lines }, helpNow }
  }

  it('lines that nobody has phoned for a year, and what to do about them', () => {
    const lines = [line('2025-11-21'), line('2025-11-20'), line(null), line('2027-01-01')]
    const fix = 'Phone it and write the day into verifiedOn, or empty its number'
    expect(unverifiedHelp(helpWith(lines, null, null), today)).toEqual([
      `116 (A line): phoned 366 days ago. ${fix}`,
      `116 (A line): never phoned. ${fix}`,
      `116 (A line): '2027-01-01' is not a day in the past. ${fix}`,
    ])
  })

  it('advice without a reviewer, unless it is left out', () => {
    const fix = 'Write the name into reviewedBy, or empty the text'
    expect(unverifiedHelp(helpWith([], 'Something', null), today)).toEqual([
      `“Something” on /help-now: waits for a clinician's review. ${fix}`,
      `“For a friend” on /help-now: waits for a clinician's review. ${fix}`,
    ])
    expect(unverifiedHelp(helpWith([], 'Something', 'Dr Achieng'), today)).toEqual([])
    expect(unverifiedHelp(helpWith([], null, null), today)).toEqual([])
  })
})

it('an activity is over on the day after its last one', () => {
  const walk = (last: string) => ({ title: 'A walk', dates: { last } })
  const undated = { title: 'Yoga', dates: null }
  expect(pastActivities([walk('2026-11-21'), walk('2027-05-01'), undated], today)).toEqual([])
  expect(pastActivities([walk('2026-11-20')], today)).toEqual([
    'A walk: was over on 2026-11-20; announce the next one',
  ])
})

it('holidays announced each year are asked for until there is one', () => {
  const idd = (day: string) => ({ announced: [{ day }] })
  const newYear = new Date('2025-12-31T21:30:00Z')
  expect(holidaysToAnnounce(idd('2026-03-20'), newYear)).toEqual([])
  expect(holidaysToAnnounce(idd('2025-03-31'), newYear)).toHaveLength(1)
})

it('a contact for partners who is no leader is asked for, once there are leaders', () => {
  const ask = (...ids: string[]) =>
    contactToName(
      'patron',
      ids.map((id) => ({ id })),
    )
  const asked = expect.stringMatching(/^partnerships\.json.* the id “patron”/)
  expect([ask(), ask('chair', 'patron'), ask('chair')]).toEqual([[], [], [asked]])
})

it('the command lists what to check and never fails', () => {
  const { status, stdout } = spawnSync('node', ['scripts/contentCheck.mjs'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^(To check:|Nothing to check\.)/)
  // Asked of the facts themselves, which the organisation may have filled in.
  const facts = readFacts()
  const { advice, rightNow } = facts.helpNow
  const toReview = [{ ...rightNow, text: rightNow.title }, ...Object.values(advice)]
  expect(stdout.includes("clinician's review")).toBe(
    toReview.some(({ text, reviewedBy }) => text !== null && reviewedBy === null),
  )
  expect(stdout.includes('organisation.json, till: not set')).toBe(facts.organisation.till === null)
  for (const sample of sampleFacts(facts)) expect(stdout).toContain(`Sample: ${sample}\n`)
})
