import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Footer } from '@/app/layout/Footer'
import { appFeatures, reasons, services, values } from '@/content/home'
import { leaders } from '@/content/leaders'
import { organisation } from '@/content/organisation'
import { HomePage } from '@/pages/home/HomePage'
import { setOrganisation } from '../support/organisation'
import { openPages, passedOn } from '../support/site'

const openHome = () => openPages({ '/': HomePage }, '/')

const section = (id: string) => within(document.getElementById(id) as HTMLElement)
const link = (name: string) => screen.getByRole('link', { name })
const texts = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))
/** The text of each item of the numbered list in which a text stands. */
const numbered = (text: string) => texts(screen.getByText(text).closest('ol')?.children ?? [])
/** What is read on each item of a part of the page: its heading and its sentences. */
const cards = (id: string) =>
  section(id)
    .getAllByRole('listitem')
    .map((card) => texts(card.querySelectorAll('h3, p')))

describe('the hero', () => {
  it('has the name as its heading, the mission in one sentence, and the ways on', async () => {
    await openHome()
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(organisation.productName)
    expect(
      screen.getByText(
        'A youth-led initiative helping students and young people in Kenya talk about their minds early, find support, and look out for each other.',
      ),
    ).toBeVisible()
    expect(link('Our services')).toHaveAttribute('href', '#services')
    expect(link('Our mission')).toHaveAttribute('href', '#mission')
    expect(link('Our values')).toHaveAttribute('href', '#core-values')
    for (const id of ['services', 'mission', 'core-values', 'team']) {
      expect(document.getElementById(id)?.tagName).toBe('SECTION')
    }
    expect(link('Support our work')).toHaveAttribute('href', '/donate')
  })
})

describe('the mission', () => {
  it('is one sentence, and four figures say what they mean', async () => {
    await openHome()
    expect(
      section('mission').getByText(
        'We are here for students and young people aged 16 to 30 in Kenya, to make talking about mental health ordinary and help easy to reach.',
      ),
    ).toBeVisible()
    const tiles = [...document.querySelectorAll('#mission dl > div')]
    expect(tiles.map(({ children }) => texts(children))).toEqual([
      ['universities', '12', 'Where we are present. We have branches at 5 institutions.'],
      ['reach', '500K+', 'Our target reach.'],
      ['realtime help', '24/7', 'In the app, once it launches. Need someone now? See helplines'],
      ['to use', 'Free', 'App services will be free. Membership has a small fee.'],
    ])
    expect(link('See helplines')).toHaveAttribute('href', '/help-now')
  })
})

describe('the call to action', () => {
  it('leads to the contact page with the subject filled in, or further down', async () => {
    const user = await openHome()
    expect(link('Learn more')).toHaveAttribute('href', '#services')
    await user.click(link('Join the Waitlist!'))
    expect(screen.getByRole('heading', { name: 'Elsewhere: /contact' })).toBeVisible()
    expect(passedOn()).toEqual({ subject: 'Waitlist' })
  })
})

describe('the app at a glance', () => {
  it('says that the app is not there yet, and numbers what it will do', async () => {
    await openHome()
    expect(screen.getByText('Not launched yet')).toBeVisible()
    expect(numbered('Peer spaces.')).toEqual(
      appFeatures.map(({ title, text }) => `${title} ${text}`),
    )
    expect(appFeatures).toHaveLength(8)
    expect(appFeatures[1]?.text).toBe(
      'Ask in English, Swahili, French, German or Spanish. It keeps to mental-health support and finding your way in the app.',
    )
  })

  it("'Notify Me' opens the waitlist's page in a new tab", async () => {
    setOrganisation({ waitlistUrl: 'https://example.org/waitlist' })
    await openHome()
    expect(link('Notify Me')).toHaveAttribute('href', 'https://example.org/waitlist')
    expect(link('Notify Me')).toHaveAttribute('target', '_blank')
    expect(link('Notify Me')).toHaveAttribute('rel', 'noopener')
  })

  it("'Notify Me' leads to the newsletter box while there is no such page", async () => {
    const user = await openPages({ '/': HomeWithFooter }, '/')
    const button = screen.getByRole('button', { name: 'Notify Me' })
    expect(button).toHaveAccessibleDescription(
      'Our waitlist page is not set yet. Leave your address in the newsletter box at the end of this page and read about the launch there.',
    )
    await user.click(button)
    expect(screen.getByLabelText('Subscribe to our newsletter')).toHaveFocus()
  })
})

describe('the cards', () => {
  it('turn to explain each value', async () => {
    const user = await openHome()
    expect(values.map(({ title }) => title)).toEqual([
      'Destigmatization',
      'Convenience',
      'Effective Mental Health Education',
      'Healthy Minds',
    ])
    for (const { title, text } of values) {
      expect(section('core-values').getByRole('heading', { name: title })).toBeVisible()
      const back = section('core-values').getByText(text)
      expect(back.closest('[inert]')).not.toBeNull()
      await user.hover(screen.getByRole('button', { name: `Turn the card: ${title}` }))
      expect(back.closest('[inert]')).toBeNull()
    }
  })

  it('show the services, and count them', async () => {
    await openHome()
    expect(screen.getByText(/^6 ways to be heard, to learn and to rest\./)).toBeVisible()
    expect(cards('services')).toEqual(services.map(({ title, text }) => [title, text]))
    expect(services.map(({ title }) => title)).toEqual([
      'Talk to the AI',
      'Live spaces',
      'Virtual Environment',
      'Access Resources',
      'Play A Game',
      'Book A Physical Therapy Session',
    ])
    expect(services[0].text).toMatch(/ in 5 languages\. .* does not replace a professional/)
  })

  it('show the leadership: the role in front, what it answers for behind', async () => {
    await openHome()
    expect(cards('team')).toEqual(leaders.map(({ role, description }) => [role, description]))
    expect(section('team').getAllByRole('button', { name: /^Turn the card: / })).toHaveLength(7)
    // No contact has been given yet, so there is no link that leads nowhere.
    expect(section('team').getAllByRole('link')).toEqual([link('Meet the leadership')])
    expect(link('Meet the leadership')).toHaveAttribute('href', '/leadership')
  })
})

describe('the reasons', () => {
  it('are five, and numbered', async () => {
    await openHome()
    expect(screen.getByRole('heading', { name: `Why ${organisation.productName}?` })).toBeVisible()
    expect(numbered('Run by young people.')).toEqual(
      reasons.map(({ title, text }) => `${title}${text}`),
    )
    expect(reasons).toHaveLength(5)
    expect(
      screen.getByText('Branches at 5 institutions and a presence in 12 universities.'),
    ).toBeVisible()
  })
})

function HomeWithFooter() {
  return (
    <>
      <HomePage />
      <Footer />
    </>
  )
}
