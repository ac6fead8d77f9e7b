import { execFileSync } from 'node:child_process'
import { expect, test } from './person'

test('the printed help page has every number, and no buttons', async ({ person }) => {
  await person.opens('/help-now')
  const pdf = (await person.tab.print?.()) ?? ''
  const sheets = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  for (const number of ['999', '112', '1199', '0722 178 177', '116', '1195', '1192']) {
    expect(sheets).toContain(number)
  }
  expect(sheets).not.toMatch(/Start the minute|Subscribe/)
})

test('"back" after the quick exit shows nothing that was typed', async ({ person }) => {
  await person.opens('/contact')
  await person.fillsIn('Message', 'A private matter')
  await person.presses('link', 'All helplines')
  await person.find('heading', 'Need help now?')
  await person.presses('link', 'Leave this page')
  await person.reads('Weather')
  await person.tab.back?.()
  await person.isAt('/contact')
  await person.fieldHolds('Message', '')
})
