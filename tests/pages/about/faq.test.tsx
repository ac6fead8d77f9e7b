import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { faq } from '@/content/facts/faq.json'
import { FaqPage } from '@/pages/about/FaqPage'
import { fill } from '../../support/forms'
import { setOrganisation } from '../../support/organisation'
import { expectLink, navigationState, openPages } from '../../support/site'

const open = (hash = '') => openPages({ '/faq': FaqPage }, `/faq${hash}`)

const questions = ['What is Jaribio?', 'How can I get involved?', 'How do I get started?']
const ask = 'Ask a new question'
const form = () => screen.getByRole('form', { name: ask })
const field = (label: string) => within(form()).getByLabelText(label)
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

async function openAndAsk(Question: string, Answer: string) {
  const user = await openForm()
  fill(form(), { Question, Answer })
  await user.click(screen.getByText('Add question'))
  return user
}

describe('the three questions', () => {
  it('are buttons that open and close their answer', async () => {
    const user = await open()
    expect(shown()).toEqual(questions)
    expect(button('What is Jaribio?')).toHaveAttribute('aria-expanded', 'true')
    expectLink('See the helplines', '/help-now')
    await user.click(button('What is Jaribio?'))
    for (const { question, answer } of faq) {
      expect(button(question)).toHaveAttribute('aria-expanded', 'false')
      expect(screen.getByText(answer)).not.toBeVisible()
      await user.click(button(question))
      expect(button(question)).toHaveAttribute('aria-expanded', 'true')
      expect(screen.getByText(answer)).toBeVisible()
    }
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
  expect(field('Answer')).toHaveAccessibleDescription('What you have heard, or “I do not know”.')
  await user.click(page().getByRole('link', { name: 'Ask the team' }))
  expect(location.pathname).toBe('/contact')
  expect(navigationState()).toEqual({ subject: 'A question' })
})

describe('a new question', () => {
  it('joins the list, open, as on this device only, and can be removed', async () => {
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
    expect(screen.getByText(/To send it to the team, copy it into a message to us\./)).toBeVisible()
    expect(field('Question')).toHaveValue('')
    expect(field('Answer')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Remove your question' }))
    expect(shown()).toEqual(questions)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    // All but the mark of the tab.
    expect(Object.keys(sessionStorage)).toEqual(['person:1'])
  })

  it('stays when another one is removed', async () => {
    const user = await openAndAsk('Is it free?', 'Ndiyo')
    fill(form(), { Question: 'Is it anonymous?', Answer: 'Ndiyo' })
    await user.click(screen.getByText('Add question'))
    expect(shown()).toEqual([...questions, 'Is it free?', 'Is it anonymous?'])
    const [first] = screen.getAllByRole('button', { name: 'Remove your question' })
    if (first) await user.click(first)
    expect(shown()).toEqual([...questions, 'Is it anonymous?'])
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

  it.each([
    ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'],
    ['هل الدعم مجاني؟', 'نعم 😀\nسطر ثان'],
  ])('is shown as plain text: %s', async (asked, answered) => {
    await openAndAsk(asked, answered)
    expect(shown().at(-1)).toBe(asked)
    const answer = [...document.querySelectorAll('main p')].find(
      ({ textContent }) => textContent === answered,
    )
    expect(answer).toHaveAttribute('dir', 'auto')
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
    const { searchParams } = new URL(mail.getAttribute('href') ?? '')
    expect(searchParams.get('subject')).toBe('A question for the website')
    expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  })
})
