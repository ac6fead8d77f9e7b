import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/app'
import { setOrganisation } from '../support/organisation'

describe('the privacy page', () => {
  it('names everything that is kept, where, and who handles it', async () => {
    await openSite('/privacy')
    const terms = within(screen.getByRole('main')).getAllByRole('term')
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      ...['Donations', 'Orders', 'Newsletter', 'Messages to us', 'Membership'],
      ...['Drafts', 'Messages that wait', 'A payment you began'],
      ...['Your shopping cart', 'Your session'],
      ...['Google Firebase', 'EmailJS', 'The payment service', 'Safaricom'],
    ])
    expect(
      screen.getByText(
        'Your name, email, amount, message if you wrote one, whether you chose M-Pesa or bank, and the time.',
      ),
    ).toBeVisible()
  })

  it('says plainly what is not decided, what the law gives, and that nobody is followed', async () => {
    await openSite('/privacy')
    for (const sentence of [
      'No trackers, no advertising, no cookies of ours, nothing sold.',
      'The organisation has not yet set how long each of these is kept. Until it has, they stay until somebody removes them: you can ask us to at any time.',
      'Under Kenya’s Data Protection Act, 2019, you may:',
    ]) {
      expect(screen.getByText(sentence)).toBeVisible()
    }
    expect(screen.getByRole('heading', { name: 'If you are under 18' })).toBeVisible()
    const commissioner = screen.getByRole('link', { name: 'www.odpc.go.ke' })
    expect(commissioner).toHaveAttribute('href', 'https://www.odpc.go.ke')
    expect(commissioner).toHaveAttribute('rel', 'noopener')
  })

  it('offers a ready mail about one’s data', async () => {
    setOrganisation({ email: 'team@example.org' })
    await openSite('/privacy')
    const draft = new URL(
      screen.getByRole('link', { name: 'Write about my data' }).getAttribute('href') ?? '',
    )
    expect(draft.pathname).toBe('team@example.org')
    expect(draft.searchParams.get('subject')).toBe('My data')
    expect(draft.searchParams.get('body')).toContain('have it removed')
  })

  it('leads to the contact page while there is no address', async () => {
    await openSite('/privacy')
    expect(
      screen.getByText('Our email address is not set yet, so please use our contact page.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write about my data' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
})
