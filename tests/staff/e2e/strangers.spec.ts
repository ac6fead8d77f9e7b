import type { Locator } from '@playwright/test'
import { demoStaff } from '../../../local/demoStaff'
import { logIn, test } from '../../e2e/memberArea'
import { expect } from '../../e2e/site'
import { makeStaff, storeDocuments } from './team'

/** Where the eye finds words of one line: their left edges. */
const edgesOf = (line: Locator, words: readonly string[]) =>
  line.evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const edges: number[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      for (const word of sought) {
        const at = node.nodeValue?.indexOf(word) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        for (const place of [at, at + word.length - 1]) {
          range.setStart(node, place)
          range.setEnd(node, place + 1)
          edges.push(Math.round(range.getBoundingClientRect().left))
        }
      }
    }
    return edges
  }, words)

async function expectLeftToRight(line: Locator, ...words: readonly string[]) {
  const edges = await edgesOf(line, words)
  expect(edges).toHaveLength(2 * words.length)
  expect(edges).toEqual(edges.toSorted((one, other) => one - other))
}

test.use({ viewport: { width: 1600, height: 900 } })

const turning = 'Asha \u202e005,1 hsK'

test('a name turns nothing around, and no message covers its neighbours', async ({
  page,
  site,
}) => {
  const stacked = `Asha${'\u0336\u0301'.repeat(500)}`
  await makeStaff(site)
  await storeDocuments(site, {
    'Donations/7AAAAAAAAAAAAAAAAAAA': {
      name: turning,
      email: 'asha@example.org',
      amount: '100',
      message: stacked,
      paymentMethod: 'mpesa',
      timestamp: new Date(),
    },
    'contactMessages/8AAAAAAAAAAAAAAAAAAA': {
      user_name: 'Asha سلام',
      user_email: 'asha@example.org',
      user_subject: '7 days',
      message: '\n'.repeat(1000) + '\t'.repeat(900) + stacked.slice(0, 90),
      timestamp: new Date(),
    },
  })
  await logIn(page, demoStaff)
  await page.goto('/staff?tab=gifts')
  const pledge = page.getByRole('row', { name: /7AAAAA/ })
  await expect(pledge).toBeVisible()

  await page.getByRole('searchbox').fill('Asha')
  await page.getByRole('button', { name: 'Look up' }).click()
  const hits = page.getByRole('region', { name: /^Found for/ }).getByRole('listitem')
  await expectLeftToRight(hits.filter({ hasText: '7AAAAA' }), '7AAAAA', 'Asha', 'Ksh 100')
  await expectLeftToRight(hits.filter({ hasText: '7 days' }), 'Asha', 'ل', '7 days')

  await pledge.getByRole('button', { name: /^Confirm…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm a payment' })
  await expectLeftToRight(dialog.getByText(/^From Asha/), 'From', 'Asha', 'Confirm only')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Messages' }).click()
  const message = page.getByRole('row', { name: /7 days/ })
  await expect(message).toBeVisible()
  expect((await message.boundingBox())?.height).toBeLessThan(1500)
})
