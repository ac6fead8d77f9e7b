import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { organisation } from '@/content/organisation'
import { openSite } from '../support/app'

const main = () => within(screen.getByRole('main'))
const section = (id: string) => within(document.getElementById(id) as HTMLElement)
const texts = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' '))
/** The text of each item of a list that is found by the text of its first item. */
const items = (first: string | RegExp) =>
  texts([...(screen.getByText(first).closest('ul, ol')?.children ?? [])])
const turnButton = (name: string) => screen.getByRole('button', { name: `Turn the card: ${name}` })

describe('the hero', () => {
  it('has the name as its heading, the mission in one sentence, and the ways on', async () => {
    await openSite('/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(organisation.productName)
    expect(
      screen.getByText(
        'A youth-led initiative helping students and young people in Kenya talk about their minds early, find support, and look out for each other.',
      ),
    ).toBeVisible()
    const link = (name: string) => main().getByRole('link', { name })
    expect(link('Our services')).toHaveAttribute('href', '#services')
    expect(link('Our mission')).toHaveAttribute('href', '#mission')
    expect(link('Our values')).toHaveAttribute('href', '#core-values')
    for (const id of ['services', 'mission', 'core-values', 'team']) {
      expect(document.getElementById(id)?.tagName).toBe('SECTION')
    }
    expect(link('Support our work')).toHaveAttribute('href', '/donate')
  })

  it('uses no name a second time that the frame gives to a link already', async () => {
    await openSite('/')
    const named = new Set(
      screen
        .getAllByRole('link')
        .filter((element) => !screen.getByRole('main').contains(element))
        .map(({ textContent }) => textContent),
    )
    for (const link of main().getAllByRole('link')) {
      expect(named).not.toContain(link.textContent)
    }
  })
})

describe('the mission', () => {
  it('is one sentence, and four figures say what they mean', async () => {
    await openSite('/')
    expect(
      section('mission').getByText(
        'We are here for students and young people aged 16 to 30 in Kenya, to make talking about mental health ordinary and help easy to reach.',
      ),
    ).toBeVisible()
    const tiles = [...document.querySelectorAll('#mission dl > div')].map((tile) =>
      texts([...tile.children]),
    )
    expect(tiles).toEqual([
      ['universities', '12', 'Where we are present. We have branches at five institutions.'],
      ['reach', '500K+', 'Our target reach.'],
      ['realtime help', '24/7', 'In the app, once it launches. Need someone now? See helplines'],
      ['to use', 'Free', 'App services will be free. Membership has a small fee.'],
    ])
    expect(screen.getByRole('link', { name: 'See helplines' })).toHaveAttribute('href', '/help-now')
  })
})

describe('the call to action', () => {
  it('leads to the contact page with the subject filled in', async () => {
    const user = await openSite('/')
    await user.click(screen.getByRole('link', { name: 'Join the Waitlist!' }))
    await waitFor(() => expect(location.pathname).toBe('/contact'))
    expect((history.state as { usr: unknown }).usr).toEqual({ subject: 'Waitlist' })
  })

  it('lets read on', async () => {
    await openSite('/')
    expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '#services')
  })
})

describe('the app at a glance', () => {
  it('says that the app is not there yet, and numbers what it will do', async () => {
    await openSite('/')
    expect(screen.getByText('Not launched yet')).toBeVisible()
    expect(screen.getByText('Peer spaces.').closest('ol')).not.toBeNull()
    expect(items('Peer spaces.')).toEqual([
      'Peer spaces. Live rooms and chat with people your age who face something similar; video is optional. Two professionals guide each room.',
      'Voice assistant. Ask in English, Swahili, French, German or Spanish. It keeps to mental-health support and finding your way in the app.',
      'Early-morning check-in. A short guided reflection and a plan for the day.',
      'Professionals. Reach counsellors, therapists and psychologists.',
      'Calm places in VR. Relaxing scenes; some need another app.',
      'Therapy games. Small games that practise coping skills.',
      'Free resources. Accredited guides to read or keep.',
      'Book a session. Choose a therapist and fill in one form for a face-to-face visit.',
    ])
  })

  it("'Notify Me' opens the waitlist's page in a new tab", async () => {
    vi.spyOn(organisation, 'waitlistUrl', 'get').mockReturnValue('https://example.org/waitlist')
    await openSite('/')
    const link = screen.getByRole('link', { name: 'Notify Me' })
    expect(link).toHaveAttribute('href', 'https://example.org/waitlist')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it("'Notify Me' leads to the newsletter box while there is no such page", async () => {
    const user = await openSite('/')
    const button = screen.getByRole('button', { name: 'Notify Me' })
    expect(button).toHaveAccessibleDescription(
      'Our waitlist page is not set yet. Leave your address in the newsletter box at the end of this page and read about the launch there.',
    )
    await user.click(button)
    expect(screen.getByLabelText('Subscribe to our newsletter')).toHaveFocus()
  })
})

describe('the values', () => {
  it.each([
    [
      'Destigmatization',
      'Struggling is not a character flaw. We speak about mental health the way we speak about malaria or a broken arm: plainly, without shame, and with somewhere to go next.',
    ],
    [
      'Convenience',
      'Support should fit between lectures, shifts and a small data bundle. We choose tools you already have: your phone, your campus, a friend.',
    ],
    [
      'Effective Mental Health Education',
      'We teach what has been tested, in words you would use yourself, and we say so when something is still unknown.',
    ],
    [
      'Healthy Minds',
      'A healthy mind is not one that is always happy. It is one that can bend, rest, ask and start again.',
    ],
  ])('%s is a card that turns and explains itself', async (title, meaning) => {
    const user = await openSite('/')
    expect(section('core-values').getAllByRole('button')).toHaveLength(4)
    expect(section('core-values').getByRole('heading', { name: title })).toBeVisible()
    const back = section('core-values').getByText(meaning)
    expect(back.closest('[inert]')).not.toBeNull()
    await user.hover(turnButton(title))
    expect(back.closest('[inert]')).toBeNull()
  })
})

describe('the services', () => {
  it('are six', async () => {
    await openSite('/')
    const cards = section('services').getAllByRole('listitem')
    expect(
      cards.map((card) => [
        within(card).getByRole('heading', { level: 3 }).textContent,
        card.querySelector('p')?.textContent,
      ]),
    ).toEqual([
      [
        'Talk to the AI',
        'Say what is on your mind, by voice or text, in five languages. It will listen, suggest small next steps and point you to people. It does not replace a professional or an emergency line.',
      ],
      [
        'Live spaces',
        'Small rooms for people of your age group living with something similar, with two professionals present. Listen first; speak when ready.',
      ],
      [
        'Virtual Environment',
        'Step into a quiet shore or a green forest for five minutes. A headset helps; a phone is enough. Some scenes need another app.',
      ],
      [
        'Access Resources',
        'Free, accredited guides on stress, sleep, grief, exams and more. Save them once, read them when you need them.',
      ],
      [
        'Play A Game',
        'Short games that practise breathing, noticing thoughts and letting go. Stop whenever you like.',
      ],
      [
        'Book A Physical Therapy Session',
        'Pick a therapist, fill in one form, and meet face to face. We will confirm the time and place with you before the day.',
      ],
    ])
  })
})

describe('the reasons', () => {
  it('are five, and numbered', async () => {
    await openSite('/')
    expect(screen.getByRole('heading', { name: `Why ${organisation.productName}?` })).toBeVisible()
    expect(screen.getByText('Run by young people.').closest('ol')).not.toBeNull()
    expect(
      [...document.querySelectorAll('#why ol > li')].map((item) => texts([...item.children])),
    ).toEqual([
      ['Run by young people.', 'Started by youths aged 18–28 who needed this themselves.'],
      [
        'Close to where you study.',
        'Branches at five institutions and a presence in 12 universities.',
      ],
      ['People before technology.', 'Professionals guide every live space; the AI only assists.'],
      ['Private by habit.', 'We tell you plainly what we keep, why, and how to have it removed.'],
      [
        'Free to use.',
        'App services will cost nothing, so money is not the reason anyone stays quiet.',
      ],
    ])
  })
})

describe('the leadership', () => {
  it('has seven cards: the role in front, what it answers for behind', async () => {
    await openSite('/')
    const cards = section('team').getAllByRole('listitem')
    expect(
      cards.map((card) => [
        within(card).getByRole('heading', { level: 3 }).textContent,
        [...card.querySelectorAll('p')].map(({ textContent }) => textContent).join(),
      ]),
    ).toEqual([
      ['Co-founder / President', 'Sets direction with the team and answers for what we promise.'],
      ['Deputy President', 'Keeps branches and programmes moving and steps in for the president.'],
      ['IT and Innovations', 'Builds and protects the website, the app and your data.'],
      ['Vice-Secretary', 'Keeps records with the secretary and follows up decisions.'],
      ['Media and Relations', 'Tells our story safely and looks after partners and press.'],
      ['Financial Officer', 'Matches every shilling to a record and reports on its use.'],
      ['Secretary', 'Runs meetings, minutes and letters; first contact for members.'],
    ])
    expect(section('team').getAllByRole('button', { name: /^Turn the card: / })).toHaveLength(7)
    // No contact has been given yet, so there is no link that leads nowhere.
    expect(section('team').getAllByRole('link')).toHaveLength(1)
    expect(section('team').getByRole('link', { name: 'Meet the leadership' })).toHaveAttribute(
      'href',
      '/leadership',
    )
  })

  it('a card turns by keyboard', async () => {
    const user = await openSite('/')
    const button = turnButton('Secretary')
    button.focus()
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard(' ')
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})
