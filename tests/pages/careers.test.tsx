import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { volunteerRoles } from '@/content/volunteerRoles'
import { CareersPage } from '@/pages/community/CareersPage'
import { setOrganisation } from '../support/organisation'
import { openPages, navigationState } from '../support/site'

const open = () => openPages({ '/careers': CareersPage }, '/careers')

const roles = () => screen.getAllByRole('article')

describe('the volunteer roles', () => {
  it('are eight, each with a title and a summary, one to choose', async () => {
    await open()
    expect(document.getElementById('one-role')).toHaveTextContent(
      'Do two roles appeal to you? Choose one preferred role, not both.',
    )
    expect(roles().map((role) => within(role).getByRole('heading').textContent)).toEqual([
      'Peer Support Facilitator',
      'Campus Ambassador',
      'Content and Blog Writer',
      'Social Media and Graphics Volunteer',
      'Events and Logistics Volunteer',
      'Web and Technology Volunteer',
      'Fundraising and Partnerships Volunteer',
      'Volunteer Professional (Counsellor, Therapist or Psychologist)',
    ])
    expect(
      within(roles()[1] as HTMLElement).getByText(
        'Be our friendly face at one university or college.',
      ),
    ).toBeVisible()
  })

  it('Read More shows and hides what a volunteer does', async () => {
    const user = await open()
    const cards = roles()
    for (const [index, { responsibilities }] of volunteerRoles.entries()) {
      const role = within(cards[index] as HTMLElement)
      const items = responsibilities.map((text) => role.getByText(text))
      expect(items).toHaveLength(4)
      for (const item of items) expect(item).not.toBeVisible()
      const more = role.getByText('Read More')
      expect(more).toHaveAttribute('aria-expanded', 'false')
      await user.click(more)
      for (const item of items) expect(item).toBeVisible()
      expect(more).toHaveAttribute('aria-expanded', 'true')
    }
    await user.click(screen.getAllByText('Read Less')[0] as HTMLElement)
    expect(screen.getByText('Keep ground rules and time')).not.toBeVisible()
  })
})

describe("a role's hours and its supervisor", () => {
  const [first] = volunteerRoles
  const before = { ...first }
  afterEach(
    () => void Object.assign(first ?? {}, { time: undefined, supervision: undefined }, before),
  )

  it('are shown only once the organisation has set them', async () => {
    Object.assign(first ?? {}, { time: 'About 6 hours a month', supervision: 'A named supervisor' })
    const user = await open()
    const [set, unset] = roles().map((role) => within(role))
    await user.click(set?.getByText('Read More') as HTMLElement)
    expect(set?.getByText('About 6 hours a month')).toBeVisible()
    expect(set?.getByText('A named supervisor')).toBeVisible()
    expect(unset?.queryByText('Who stands by you')).toBeNull()
  })
})

describe('Apply Now', () => {
  it('passes on the role chosen on its card or in the box', async () => {
    // jsdom has no layout, so it cannot scroll.
    HTMLElement.prototype.scrollIntoView = () => undefined
    setOrganisation({
      volunteerFormUrl: 'https://forms.example/apply?entry.1={role}',
      email: 'team@example.org',
    })
    const user = await open()
    const form = () => screen.getByRole('link', { name: 'Apply Now' }).getAttribute('href')
    const mail = () =>
      new URL(screen.getByRole('link', { name: 'Apply by email' }).getAttribute('href') ?? '')
    expect(form()).toBe('https://forms.example/apply?entry.1=')
    const writer = within(roles()[2] as HTMLElement)
    await user.click(writer.getByText('Read More'))
    await user.click(writer.getByRole('link', { name: 'Choose this role' }))
    expect(location.hash).toBe('#apply')
    expect(screen.getByLabelText('Your preferred role')).toHaveValue('Content and Blog Writer')
    expect(form()).toBe('https://forms.example/apply?entry.1=Content%20and%20Blog%20Writer')
    await user.selectOptions(screen.getByLabelText('Your preferred role'), 'Campus Ambassador')
    expect(mail().searchParams.get('subject')).toBe('Volunteer application: Campus Ambassador')
    expect(mail().searchParams.get('body')).toContain('Preferred role (one): Campus Ambassador')
  })

  it('passes it on to the contact page too', async () => {
    const user = await open()
    await user.selectOptions(screen.getByLabelText('Your preferred role'), 'Campus Ambassador')
    await user.click(screen.getByRole('link', { name: 'Apply Now' }))
    expect(navigationState()).toEqual({ subject: 'Volunteer application: Campus Ambassador' })
  })

  it('opens the form in a new tab', async () => {
    setOrganisation({ volunteerFormUrl: 'https://forms.example/apply' })
    await open()
    const link = screen.getByRole('link', { name: 'Apply Now' })
    expect(link).toHaveAttribute('href', 'https://forms.example/apply')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('leads to the contact page if there is no form', async () => {
    const user = await open()
    await user.click(screen.getByRole('link', { name: 'Apply Now' }))
    expect(location.pathname).toBe('/contact')
    expect(navigationState()).toEqual({ subject: 'Volunteer application' })
  })

  it('a volunteer can apply by email instead, even without a mail app', async () => {
    setOrganisation({ email: 'team@example.org' })
    const user = await open()
    const draft = new URL(
      screen.getByRole('link', { name: 'Apply by email' }).getAttribute('href') ?? '',
    )
    expect(draft.pathname).toBe('team@example.org')
    expect(draft.searchParams.get('subject')).toBe('Volunteer application')
    expect(draft.searchParams.get('body')).toContain('Preferred role (one):')
    await user.click(screen.getByRole('button', { name: 'Copy the address' }))
    expect(await navigator.clipboard.readText()).toBe('team@example.org')
  })

  it('the page offers the other ways if there is no address', async () => {
    await open()
    expect(screen.queryByRole('link', { name: 'Apply by email' })).toBeNull()
    expect(screen.getByRole('link', { name: 'What is ready, what is coming' })).toBeVisible()
  })
})
