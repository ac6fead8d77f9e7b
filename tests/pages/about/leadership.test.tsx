import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { leaders } from '@/content/facts/leaders.json'
import { LeadershipPage } from '@/pages/about/LeadershipPage'
import { openPages } from '../../support/site'

const open = () => openPages({ '/leadership': LeadershipPage }, '/leadership')

const main = () => within(screen.getByRole('main'))

it('shows each leader or role with its description and an anchor to share', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Leadership' })).toBeVisible()
  expect(
    main()
      .getAllByRole('listitem')
      .filter(({ id }) => id)
      .map((item) => [
        item.id,
        within(item).getByRole('heading', { level: 2 }).textContent,
        item.querySelector('p')?.textContent,
        within(item).getAllByRole('link')[0]?.getAttribute('href'),
      ]),
  ).toEqual(
    leaders.map(({ id, name, role, description }) => [
      id,
      name ?? role,
      name ? role : description,
      `#${id}`,
    ]),
  )
  expect(main().getByText('Volunteer with us')).toHaveAttribute('href', '/careers')
  expect(main().getByText('Write to the team')).toHaveAttribute('href', '/contact')
})

it('names a leader, with photo and exactly the contacts given', async () => {
  const treasurer = leaders.find(({ name }) => name === 'Asha Test')
  Object.assign(treasurer ?? {}, { linkedIn: null })
  await open()
  const card = within(document.getElementById('treasurer') as HTMLElement)
  expect(card.getByRole('heading', { level: 2, name: 'Asha Test' })).toBeVisible()
  expect(card.getByText('Treasurer')).toBeVisible()
  const photo = document.querySelector('#treasurer img')
  expect(photo).toHaveAttribute('src', '/shop/hoodie.svg')
  expect(photo).toHaveAttribute('width', '96')
  expect(document.querySelector('#treasurer svg')).toBeNull()
  expect(document.querySelector('#secretary svg')).not.toBeNull()
  const contacts = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(contacts).toEqual(['#treasurer', 'mailto:asha@example.org', 'tel:+254700000003'])
  const chair = within(document.getElementById('chair') as HTMLElement)
  expect(chair.getAllByRole('link')).toHaveLength(1)
})
