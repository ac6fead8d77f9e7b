import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { appFeatures, missionStatement, reasons, services, values } from '@/content/texts/home'
import { catalogue } from '@/content/facts/catalogue.json'
import { leaders } from '@/content/facts/leaders.json'
import organisation from '@/content/facts/organisation.json'
import { FlipCard } from '@/pages/home/FlipCard'
import { HomePage } from '@/pages/home/HomePage'
import { everythingSet, setOrganisation } from '../../support/organisation'
import { withoutPaymentService } from '../../support/payment'
import { openPages, navigationState } from '../../support/site'

const openHome = () => openPages({ '/': HomePage }, '/')

const section = (id: string) => within(document.getElementById(id) as HTMLElement)
const link = (name: string) => screen.getByText(name, { selector: 'a' })
const texts = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))
/** The text of each item of the numbered list in which a text stands. */
const numbered = (text: string) => texts(screen.getByText(text).closest('ol')?.children ?? [])
/** What is read on each item of a part of the page: its heading and its sentences. */
const cards = (id: string) =>
  [...document.querySelectorAll(`#${id} ul > li:has(h3)`)].map((card) =>
    texts(card.querySelectorAll('h3, p')),
  )

it('says who we are: the name, the mission, what its figures mean, and five reasons', async () => {
  await openHome()
  const { productName } = organisation
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `${productName}: There is room on the bench.`,
  )
  expect(screen.getByText(organisation.mission)).toBeVisible()
  expect(section('mission').getByText(missionStatement)).toBeVisible()
  const tiles = [...document.querySelectorAll('#mission dl > div')]
  expect(tiles.map(({ children }) => texts(children))).toEqual([
    ['universities', '12', 'Where we are present. Branches at 3 institutions.'],
    ['reach', '500K+', 'Our target reach.'],
    ['realtime help', '24/7', 'In the coming app. Need someone now? See helplines'],
    ['to use', 'Free', 'The app’s services. Membership has a small fee.'],
  ])
  expect(screen.getByText(`Why ${productName}?`)).toBeVisible()
  expect(numbered('Run by young people.')).toEqual(
    reasons.map(({ title, text }) => `${title}${text}`),
  )
  expect(reasons).toHaveLength(5)
  expect(
    screen.getByText('Branches at 3 institutions and a presence in 12 universities.'),
  ).toBeVisible()
})

it('says that the app is not there yet, what it will do, and how it will help', async () => {
  await openHome()
  expect(screen.getByText('Not launched yet')).toBeVisible()
  expect(numbered('Therapy games')).toEqual(appFeatures)
  expect(appFeatures).toHaveLength(8)
  expect(cards('services')).toEqual(services.map(({ title, text }) => [title, text]))
  expect(services).toHaveLength(6)
  expect(services[0].text).toMatch(
    /in English, Swahili, French, German or Spanish, .* not replace a professional/,
  )
})

it('has cards that turn: values with what we mean, roles with what they answer for', async () => {
  const user = await openHome()
  // Its first sentence stands in front too, for screens without a mouse.
  expect(cards('core-values')).toEqual(
    values.map(({ title, text }) => [title, text.replace(/(?<=\.) .*/, ''), text]),
  )
  expect(values).toHaveLength(4)
  expect(cards('team')).toEqual(
    leaders.map(({ name, role, description }) =>
      name ? [name, role, description] : [role, description],
    ),
  )
  const contact = screen.getByRole('link', { name: 'LinkedIn Asha Test', hidden: true })
  for (const [id, label, back] of [
    ['core-values', values[0].title, section('core-values').getByText(values[0].text)],
    ['team', 'Asha Test, Treasurer', contact],
  ] as const) {
    expect(back.closest('[inert]')).not.toBeNull()
    await user.hover(section(id).getByText(`Turn the card: ${label}`))
    expect(back.closest('[inert]')).toBeNull()
  }
})

it('leads on: down the page, to a gift, to help, to the leadership and to the waitlist', async () => {
  const user = await openHome()
  for (const [name, address] of [
    ['Our services', '#services'],
    ['Our mission', '#mission'],
    ['Our values', '#core-values'],
    ['Learn more', '#services'],
    ['Support our work', '/donate'],
    ['Find a helpline', '/help-now'],
    ['See helplines', '/help-now'],
    ['Meet the leadership', '/leadership'],
  ] as const) {
    expect(link(name)).toHaveAttribute('href', address)
  }
  for (const id of ['services', 'mission', 'core-values', 'team', 'ready']) {
    expect(document.getElementById(id)?.tagName).toBe('SECTION')
  }
  // No link leads nowhere: of the leaders only those who can be reached have links.
  expect(section('team').getAllByRole('link')).toEqual([
    ...['Email Asha Test', 'LinkedIn Asha Test', 'Call Asha Test', 'Email Baraka Test'].map(
      (name) => screen.getByRole('link', { name, hidden: true }),
    ),
    link('Meet the leadership'),
  ])
  // Pressed before the app is there, the address alone has to carry it.
  expect(link('Join the Waitlist!')).toHaveAttribute('href', '/contact#subject=Waitlist')
  await user.click(link('Join the Waitlist!'))
  expect(screen.getByRole('heading', { name: 'Elsewhere: /contact' })).toBeVisible()
  expect(navigationState()).toEqual({ subject: 'Waitlist' })
})

describe('What is ready, what is coming', () => {
  const lists = () =>
    ['Ready', 'Coming'].map((title) =>
      texts(section('ready').getByText(title).nextElementSibling?.children ?? []),
    )

  it('says once what is not set, and leads to what there is', async () => {
    await withoutPaymentService()
    await openHome()
    expect(lists()).toEqual([
      ['Helplines to call today', 'Becoming a member', 'Roles for volunteers'],
      [
        ...['The app, with all its services, free of charge', 'A page for its waitlist'],
        ...['A form to sign up for activities', 'A form to apply as a volunteer'],
        ...['Giving, and the shop', 'WhatsApp', 'A telephone number', 'An email address'],
      ],
    ])
    expect(link('Becoming a member')).toHaveAttribute('href', '/Register')
    cleanup()
    // Talks and sessions are promised only while an activity has a coming date.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-20T09:00:00Z') })
    await openHome()
    expect(lists()[0]).toContain('Talks and open-air sessions')
  })

  it('names only the app as coming once all else is set, even if prompts are the only way to pay', async () => {
    setOrganisation({ ...everythingSet, till: null })
    await openHome()
    const [ready, coming] = lists()
    expect(ready?.slice(-2)).toEqual(['The shop', 'Ways to give'])
    expect(coming).toEqual(['The app, with all its services, free of charge'])
    expect(link('Notify Me')).toHaveAttribute('href', everythingSet.waitlistUrl)
    cleanup()
    const goods = catalogue.splice(0)
    onTestFinished(() => void catalogue.push(...goods))
    await openHome()
    expect(lists()[1]?.slice(1), 'while nothing is sold').toEqual(['The shop'])
  })
})

it("'Notify Me' takes one address if there is no page for it", async () => {
  const user = await openHome()
  await user.click(screen.getByRole('button', { name: 'Notify Me' }))
  expect(screen.getByRole('form', { name: 'Notify Me: The app' })).toBeVisible()
})

it('a card shows its back while a mouse is on it, whatever is clicked, until a key turns it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <FlipCard
        label="Secretary"
        front={<h3>Secretary</h3>}
        back={<a href="mailto:secretary@example.org">Email</a>}
      />
      <p>Elsewhere</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Turn the card: Secretary' })
  const front = screen.getByText('Secretary', { selector: 'h3' })
  const back = screen.getByText('Email')
  function expectShown(side: 'front' | 'back') {
    expect(button).toHaveAttribute('aria-pressed', String(side === 'back'))
    expect(front.closest('[inert]') === null).toBe(side === 'front')
    expect(back.closest('[inert]') === null).toBe(side === 'back')
  }
  expectShown('front')
  expect(button.getAttribute('aria-controls')).toBe(back.closest('[inert]')?.id)
  await user.hover(button)
  expectShown('back')
  for (let click = 0; click < 2; click += 1) {
    await user.click(button)
    expectShown('back')
  }
  await user.keyboard('{Enter}')
  expectShown('front')
  await user.unhover(button)
  expectShown('front')
  // The focus stays on the card when the mouse leaves a link behind.
  await user.hover(button)
  back.focus()
  await user.hover(screen.getByText('Elsewhere'))
  expectShown('front')
  expect(button).toHaveFocus()
})
