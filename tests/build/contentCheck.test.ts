import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { rightNow } from '@/content/facts/helpNow'
import { organisation } from '@/content/facts/organisation'
import {
  helplinesToPhone,
  holidaysToAnnounce,
  pastActivities,
  unsetIn,
} from '../../scripts/contentCheck.mjs'
import { sampleFacts } from '../../scripts/sampleFacts.mjs'

const today = new Date('2026-11-21T09:00:00Z')
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
  expect(holidaysToAnnounce(idd('2026-03-20'), today)).toEqual([])
  expect(holidaysToAnnounce(idd('2025-03-31'), today)).toHaveLength(1)
})

it('unset facts are found anywhere, and named in plain words', () => {
  const leader = { id: 'secretary', name: null, email: 'us@example.org', verifiedOn: null }
  expect(unsetIn('facts', { leaders: [leader], links: [], tagline: 'Healthy', fee: 0 })).toEqual([
    'facts.leaders[secretary].name: not set',
    'facts.links: nothing there yet',
  ])
})

it('the command lists what to check and never fails', () => {
  const { status, stdout } = spawnSync('node', ['scripts/contentCheck.mjs'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^(To check:|Nothing to check\.)/)
  // Asked of the facts themselves, which the organisation may have filled in.
  expect(stdout.includes("waits for a clinician's review")).toBe(rightNow.reviewedBy === null)
  expect(stdout.includes('organisation.till: not set')).toBe(organisation.till === null)
  for (const sample of sampleFacts()) {
    expect(stdout).toContain(`Sample: ${sample.file}:${sample.line} `)
  }
})
