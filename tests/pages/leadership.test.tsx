import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaders, type Leader } from '@/content/leaders'
import { LeadershipPage } from '@/pages/about/LeadershipPage'
import { openPages } from '../support/site'

const open = () => openPages({ '/leadership': LeadershipPage }, '/leadership')

const main = () => within(screen.getByRole('main'))

/** What somebody has filled in for the last of the leaders. */
const given = { name: 'Asha Test', email: 'asha@example.org', phone: '+254 700 000 000' }
const secretary = leaders.at(-1) as Leader
const asItIs = { ...secretary }

afterEach(() => {
  Object.assign(secretary, asItIs)
})

it('shows the seven roles, each with its description and an anchor to share', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Leadership' })).toBeVisible()
  expect(
    main()
      .getAllByRole('listitem')
      .map((item) => [
        item.id,
        within(item).getByRole('heading', { level: 2 }).textContent,
        item.querySelector('p')?.textContent,
        within(item).getByRole('link').getAttribute('href'),
      ]),
  ).toEqual([
    [
      'president',
      'Co-founder / President',
      'Sets direction with the team and answers for what we promise.',
      '#president',
    ],
    [
      'deputy-president',
      'Deputy President',
      'Keeps branches and programmes moving and steps in for the president.',
      '#deputy-president',
    ],
    [
      'it-and-innovations',
      'IT and Innovations',
      'Builds and protects the website, the app and your data.',
      '#it-and-innovations',
    ],
    [
      'vice-secretary',
      'Vice-Secretary',
      'Keeps records with the secretary and follows up decisions.',
      '#vice-secretary',
    ],
    [
      'media-and-relations',
      'Media and Relations',
      'Tells our story safely and looks after partners and press.',
      '#media-and-relations',
    ],
    [
      'financial-officer',
      'Financial Officer',
      'Matches every shilling to a record and reports on its use.',
      '#financial-officer',
    ],
    [
      'secretary',
      'Secretary',
      'Runs meetings, minutes and letters; first contact for members.',
      '#secretary',
    ],
  ])
  expect(main().getByText('Volunteer with us')).toHaveAttribute('href', '/careers')
  expect(main().getByText('Write to the team')).toHaveAttribute('href', '/contact')
})

it('names a leader and shows the ways to reach them once they are given', async () => {
  Object.assign(secretary, given)
  await open()
  const card = within(document.getElementById('secretary') as HTMLElement)
  expect(card.getByRole('heading', { level: 2, name: 'Asha Test' })).toBeVisible()
  expect(card.getByText('Secretary')).toBeVisible()
  expect(card.getByRole('link', { name: 'E-mail Asha Test' })).toHaveAttribute(
    'href',
    'mailto:asha@example.org',
  )
  expect(card.getByRole('link', { name: 'Call Asha Test' })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  )
  expect(card.queryByRole('link', { name: /LinkedIn/ })).toBeNull()
})
