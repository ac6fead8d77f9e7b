import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { rightNow } from '@/content/helpNow'
import { helplinesToPhone } from '../../scripts/contentCheck.mjs'

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

it('the command lists what is to be checked and fails nobody', () => {
  const { status, stdout } = spawnSync('node', ['scripts/contentCheck.mjs'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^(To check:|Nothing to check\.)/)
  // Asked of the words themselves, which whoever runs the site may have had read.
  expect(stdout.includes("waits for a clinician's review")).toBe(rightNow.reviewedBy === null)
})
