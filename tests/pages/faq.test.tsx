import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { faq } from '@/content/faq'
import { FaqPage } from '@/pages/about/FaqPage'
import { fill } from '../support/forms'
import { setOrganisation } from '../support/organisation'
import { openPages, navigationState } from '../support/site'

const open = (hash = '') => openPages({ '/faq': FaqPage }, `/faq${hash}`)

const questions = ['What is Jaribio?', 'How can I get involved?', 'How do I get started?']
const ask = 'Ask a new question'
const form = () => screen.getByRole('form', { name: 'Ask a new question' })
const question = () => within(form()).getByLabelText('Question')
const answer = () => within(form()).getByLabelText('Answer')
const add = () => screen.getByText('Add question')
const page = () => within(screen.getByRole('main'))
const button = (name: string) => page().getByRole('button', { name })
const shown = () =>
  [...document.querySelectorAll('main h2 > button')]
    .map(({ textContent }) => textContent)
    .filter((title) => title !== ask)

async function openForm() {
  const user = await open()
  await user.click(button(ask))
  return user
}

async function openAndAsk(asked: string, answered: string) {
  const user = await openForm()
  fill(form(), { Question: asked, Answer: answered })
  await user.click(add())
  return user
}

describe('the three questions', () => {
  it('are three, each with an address of its own', () => {
    expect(faq.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3'])
  })

  it('are buttons that open and close their answer', async () => {
    const user = await open()
    expect(shown()).toEqual(questions)
    expect(button('What is Jaribio?')).toHaveAttribute('aria-expanded', 'true')
    await user.click(button('What is Jaribio?'))
    for (const { question: title, answer: text } of faq) {
      const opener = button(title)
      expect(opener).toHaveAttribute('aria-expanded', 'false')
      expect(screen.getByText(text)).not.toBeVisible()
      await user.click(opener)
      expect(opener).toHaveAttribute('aria-expanded', 'true')
      expect(screen.getByText(text)).toBeVisible()
    }
    const last = button('How do I get started?')
    await user.click(last)
    expect(last).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(/^Write to us to join the waitlist/)).not.toBeVisible()
  })

  it('say what we are and are not', async () => {
    await open('#q1')
    expect(
      screen.getByText(
        'Jaribio is a non-profit mental-health initiative for students and young people aged 16 to 30 in Kenya, started by youths aged 18–28. We run activities and talks, and we are building a free app with peer spaces, an AI guide and links to professionals. The app has not launched yet. We are not an emergency service: if you need someone now, call a helpline.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the helplines' })).toHaveAttribute(
      'href',
      '/help-now',
    )
  })

  it('open by their address, even after being closed by hand', async () => {
    // jsdom has no layout, so it cannot scroll; whether it does is for the browser tests.
    const scroll = vi.fn<() => void>()
    HTMLElement.prototype.scrollIntoView = scroll
    const user = await open('#q2')
    const involved = button('How can I get involved?')
    expect(involved).toHaveAttribute('aria-expanded', 'true')
    const links = screen.getAllByRole('link', { name: 'Link to this question' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/faq#q1', '/faq#q2'])
    await user.click(involved)
    expect(involved).toHaveAttribute('aria-expanded', 'false')
    await user.click(screen.getByRole('link', { name: 'Link to this question' }))
    expect(location.hash).toBe('#q1')
    expect(scroll).toHaveBeenCalledOnce()
    expect(involved).toHaveAttribute('aria-expanded', 'false')
    history.back()
    await waitFor(() => expect(involved).toHaveAttribute('aria-expanded', 'true'))
  })
})

it('a visitor can write to the team, or open a form that says where questions go', async () => {
  const user = await openForm()
  expect(screen.getByText(/^Your question joins this list on your device only\./)).toBeVisible()
  expect(answer()).toHaveAccessibleDescription('What you have heard, or “I do not know”.')
  await user.click(page().getByRole('link', { name: 'Ask the team' }))
  expect(location.pathname).toBe('/contact')
  expect(navigationState()).toEqual({ subject: 'A question' })
})

describe('a new question', () => {
  it('is added to the list, open, marked as on this device only, and the form is empty again', async () => {
    const user = await openAndAsk('  Is it free?  ', ' Ndiyo ')
    expect(shown()).toEqual([...questions, 'Is it free?'])
    expect(button('Is it free?')).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Ndiyo')).toBeVisible()
    expect(screen.getByText('Only on this device')).toBeVisible()
    expect(
      screen.getByText(
        'Your question is in the list, on this device only, until you close this tab.',
      ),
    ).toBeVisible()
    expect(question()).toHaveValue('')
    expect(answer()).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Remove your question' }))
    expect(shown()).toEqual(questions)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    // All but the mark of the tab.
    expect(Object.keys(sessionStorage)).toEqual(['person:1'])
  })

  it('is there after a reload, but for nobody else', async () => {
    await openAndAsk('Is it free?', 'Ndiyo')
    cleanup()
    await open()
    expect(shown()).toEqual([...questions, 'Is it free?'])
    cleanup()
    sessionStorage.clear()
    await open()
    expect(shown()).toEqual(questions)
  })

  it('is refused with a reason, and nothing is lost', async () => {
    const user = await openForm()
    for (const [asked, answered, ...why] of [
      ['', '', 'Question is required', 'Answer is required'],
      ['  \u00a0 ', 'An answer', 'Question is required'],
      ['A question', ' \n\t ', 'Answer is required'],
      ['x'.repeat(10_000), 'a', 'Question is too long: 10,000 characters, at most 200'],
      ['q', '😀'.repeat(10_000), 'Answer is too long: 20,000 characters, at most 2,000'],
    ] as const) {
      fill(form(), { Question: asked, Answer: answered })
      await user.click(add())
      for (const sentence of why) expect(within(form()).getByText(sentence)).toBeVisible()
      expect(question()).toHaveValue(asked)
      expect(answer()).toHaveValue(answered)
      expect(why[0]?.startsWith('Question') ? question() : answer()).toHaveFocus()
    }
    expect(shown()).toEqual(questions)
  })

  it('is shown as plain text', async () => {
    const user = await openForm()
    for (const [asked, answered] of [
      ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'],
      ['هل الدعم مجاني؟', 'نعم 😀\nسطر ثان'],
      ['x'.repeat(200), 'y'.repeat(2000)],
    ] as const) {
      fill(form(), { Question: asked, Answer: answered })
      await user.click(add())
      expect(shown().at(-1)).toBe(asked)
      const shownAnswer = [...document.querySelectorAll('main p')].find(
        ({ textContent }) => textContent === answered,
      )
      expect(shownAnswer).toHaveAttribute('dir', 'auto')
    }
    expect(document.querySelector('main script, main img')).toBeNull()
  })

  it('can be sent to the team as a WhatsApp or mail draft', async () => {
    setOrganisation({ whatsApp: '+254 700 000 000', email: 'team@example.org' })
    await openAndAsk('Free & safe?', 'Yes\nboth \uD800')
    const text = 'Question: Free & safe?\n\nAnswer: Yes\nboth \uFFFD'
    const chat = screen.getByRole('link', { name: 'Send to the team by WhatsApp' })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(text)
    expect(chat).toHaveAttribute('rel', 'noopener')
    expect(chat).toHaveAttribute('target', '_blank')
    const mail = screen.getByRole('link', { name: 'Send to the team by email' })
    expect(mail).toHaveAttribute(
      'href',
      `mailto:team@example.org?subject=A%20question%20for%20the%20website&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
    )
  })

  it('without an address the page says what to do instead', async () => {
    await openAndAsk('Is it free?', 'Ndiyo')
    expect(screen.queryByRole('link', { name: /Send to the team/ })).toBeNull()
    expect(screen.getByText(/To send it to the team, copy it into a message to us\./)).toBeVisible()
  })

  it('forged in the storage is left out', async () => {
    const forged = [{ id: 'A', question: '', answer: 'x' }]
    sessionStorage.setItem('suggestions:1:questions', JSON.stringify({ savedAt: 0, value: forged }))
    await open()
    expect(shown()).toEqual(questions)
  })
})
