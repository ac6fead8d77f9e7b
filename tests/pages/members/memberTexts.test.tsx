import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { createCartStore } from '@/context/cart/useCart'
import { ContactPage } from '@/pages/community/ContactPage'
import { DonatePage } from '@/pages/giving/DonatePage'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { logOutEverywhere } from '@/services/logout'
import { savingData, setConnection } from '../../support/connection'
import { answerInstead, hold } from '../../support/members'
import { draftsKept, logInBefore } from '../../support/memberPages'
import { setOrganisation } from '../../support/organisation'
import { till } from '../../support/payment'
import { openPages } from '../../support/site'

const area = { '/donate': DonatePage, '/contact': ContactPage, '/order-review': OrderReviewPage }
const pages = {
  '/donate': { Name: 'Amani Demo', Email: 'demo.member@example.org' },
  '/contact': { Name: 'Amani Demo', Email: 'demo.member@example.org' },
  '/order-review': { Name: 'Amani Demo', 'Phone number': '0712345678' },
} as const

function open(address: keyof typeof pages) {
  setOrganisation({ till })
  if (address === '/order-review')
    createCartStore(catalogue).actions.add({ name: 'Hoodie', size: 'M' })
  return openPages(area, address)
}

const field = (label: string) => screen.getByLabelText(label)
const isFilled = (label: string, text: string) =>
  waitFor(() => expect(field(label)).toHaveValue(text))

it.each(Object.keys(pages) as (keyof typeof pages)[])(
  'a member finds what we know of them on %s, and the next person at the phone does not',
  async (address) => {
    await logInBefore()
    await open(address)
    for (const [label, text] of Object.entries(pages[address])) await isFilled(label, text)
    expect(draftsKept(), 'nothing is kept before somebody types').toEqual([])
    await act(logOutEverywhere)
    for (const label of Object.keys(pages[address])) await isFilled(label, '')
  },
)

it("a member's typing stays, and no late answer overwrites it", async () => {
  setConnection(savingData)
  await logInBefore()
  const profile = hold('batchGet')
  const user = await open('/donate')
  await user.type(field('Name'), 'Grandma')
  await user.click(field('Email'))
  await profile.made
  await act(profile.release)
  await user.paste('grandma@example.org')
  expect(field('Name')).toHaveValue('Grandma')
  expect(field('Email')).toHaveValue('grandma@example.org')
  cleanup()
  await open('/donate')
  await isFilled('Name', 'Grandma')
  expect(field('Email')).toHaveValue('grandma@example.org')
})

it('a member whose profile cannot be read finds only the email filled in', async () => {
  setConnection(savingData)
  await logInBefore()
  answerInstead({ address: 'documents:batchGet', status: 503, body: {} })
  await open('/donate')
  await isFilled('Email', 'demo.member@example.org')
  expect(field('Name')).toHaveValue('')
})
