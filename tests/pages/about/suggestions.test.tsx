import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { blogs } from '@/content/facts/blogs.json'
import { faq } from '@/content/facts/faq.json'
import { BlogsPage } from '@/pages/about/BlogsPage'
import { FaqPage } from '@/pages/about/FaqPage'
import { fill } from '../../support/forms'
import { setOrganisation } from '../../support/organisation'
import { expectLink, navigationState, openPages } from '../../support/site'

const pages = { '/faq': FaqPage, '/blogs': BlogsPage }
const open = (hash = '') => openPages(pages, `/faq${hash}`)
const openBlogs = () => openPages(pages, '/blogs')

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
  it('joins the list on this device only, stays after a reload, and can be removed', async () => {
    await openAndAsk('  Is it free?  ', ' Ndiyo ')
    expect(shown()).toEqual([...questions, 'Is it free?'])
    expect(button('Is it free?')).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Ndiyo')).toBeVisible()
    expect(screen.getByText('Only on this device')).toBeVisible()
    const added = 'Your question is in the list, on this device only, until you close this tab.'
    expect(screen.getByText(added)).toBeVisible()
    expect(screen.getByText(/To send it to the team, copy it into a message to us\./)).toBeVisible()
    expect(field('Question')).toHaveValue('')
    expect(field('Answer')).toHaveValue('')
    cleanup()
    const user = await openAndAsk('<script>alert(1)</script>', 'نعم 😀\nسطر ثان')
    expect(shown()).toEqual([...questions, 'Is it free?', '<script>alert(1)</script>'])
    const answer = [...document.querySelectorAll('main p')].find(
      ({ textContent }) => textContent === 'نعم 😀\nسطر ثان',
    )
    expect(answer).toHaveAttribute('dir', 'auto')
    for (const left of [[...questions, '<script>alert(1)</script>'], questions]) {
      const [first] = screen.getAllByRole('button', { name: 'Remove your question' })
      if (first) await user.click(first)
      expect(shown()).toEqual(left)
    }
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    // Only the mark of the tab is left.
    expect(Object.keys(sessionStorage)).toEqual(['person:1'])
  })

  it('can be sent to the team as a WhatsApp or mail draft', async () => {
    setOrganisation({ whatsApp: '+254 700 000 000', email: 'team@example.org' })
    await openAndAsk('Free & safe?', 'Yes\nboth \uD800')
    const text = 'Question: Free & safe?\n\nAnswer: Yes\nboth \uFFFD'
    const chat = screen.getByRole('link', { name: 'Send to the team by WhatsApp' })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(text)
    const mail = screen.getByRole('link', { name: 'Send to the team by email' })
    const { searchParams } = new URL(mail.getAttribute('href') ?? '')
    expect(searchParams.get('subject')).toBe('A question for the website')
    expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  })
})

const blogForm = () => screen.getByRole('form', { name: 'Submit Your Blog' })
const cards = () => screen.getAllByRole('article')
const card = (index: number) => within(cards()[index] as HTMLElement)

async function openAndSubmit(Title: string, Summary: string, Link: string) {
  const user = await openBlogs()
  fill(blogForm(), { Title, Summary, Link })
  await user.click(screen.getByText('Add blog'))
  return user
}

describe('a blog', () => {
  it('shows its summary, its text at a press and where to read on, and a helpline if it is about suicide', async () => {
    const user = await openBlogs()
    expect(cards().map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Exam stress without the all-nighter',
      '“Uko sawa?” Checking on a friend and meaning it',
    ])
    const exam = card(0)
    expect(exam.getByText(/^Why a tired brain forgets/)).toBeVisible()
    const link = exam.getByRole('link', { name: /^Read More: / })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
    expect(exam.getByText(/^Read More opens, in a new tab: Doing What Matters/)).toBeVisible()
    const text = exam.getByText(/^Sleep is when the day’s reading gets filed\./)
    expect(text).not.toBeVisible()
    await user.click(exam.getByRole('button', { name: 'Expand' }))
    expect(text).toBeVisible()
    await user.click(exam.getByRole('button', { name: 'Collapse' }))
    expect(text).not.toBeVisible()
    // The one on suicide has a helpline beside it.
    const number = { name: '1199' }
    expect(card(0).queryByRole('link', number)).toBeNull()
    expect(card(1).getByRole('link', number)).toHaveAttribute('href', 'tel:1199')
  })

  it('without a link has no button', async () => {
    const [first] = blogs
    vi.spyOn(first as { link: unknown }, 'link', 'get').mockReturnValue(null)
    await openBlogs()
    expect(card(0).queryByRole('link')).toBeNull()
    expect(card(0).queryByText(/Read More/)).toBeNull()
  })
})

describe('Submit Your Blog', () => {
  it("adds the blog to this device's list, even after reloads, with a nofollow link", async () => {
    const user = await openAndSubmit(' Kuishi ', 'My sister\nand I', ' https://example.org/a?b=1 ')
    expect(card(2).getByRole('heading')).toHaveTextContent('Kuishi')
    expect(card(2).getByText('Only on this device')).toBeVisible()
    const link = card(2).getByRole('link', { name: 'Read More: Kuishi' })
    expect(link).toHaveAttribute('href', 'https://example.org/a?b=1')
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc')
    expect(link).toHaveAttribute('target', '_blank')
    expect(card(2).getByText('Read More opens, in a new tab: example.org')).toBeVisible()
    const added = 'Your blog is in the list, on this device only, until you close this tab.'
    expect(screen.getByText(added)).toBeVisible()
    expect(within(blogForm()).getByLabelText('Title')).toHaveValue('')
    cleanup()
    await openBlogs()
    expect(card(2).getByRole('heading')).toHaveTextContent('Kuishi')
    await user.click(screen.getByRole('button', { name: 'Remove your blog' }))
    expect(cards()).toHaveLength(2)
  })

  it('shows markup, emoji and right-to-left text as plain text', async () => {
    await openAndSubmit('<script>alert(1)</script>', 'شكرا 😀 <b>x</b>', 'http://مثال.example/ش')
    const heading = card(2).getByRole('heading')
    expect(heading).toHaveTextContent('<script>alert(1)</script>')
    expect(heading).toHaveAttribute('dir', 'auto')
    expect(card(2).getByText('شكرا 😀 <b>x</b>')).toBeVisible()
    // The real name of the host, in which no look-alike letters can hide.
    expect(card(2).getByText(/opens, in a new tab: xn--/)).toBeVisible()
  })

  it('leaves out a link forged in the storage', async () => {
    const forged = [{ id: 'A', title: 'T', summary: 'S', link: 'javascript:alert(1)' }]
    sessionStorage.setItem('suggestions:1:blogs', JSON.stringify({ savedAt: 0, value: forged }))
    await openBlogs()
    expect(cards()).toHaveLength(2)
  })

  it('offers to send the blog to the team as a draft', async () => {
    setOrganisation({ email: 'team@example.org' })
    await openAndSubmit('Kuishi', 'My sister', 'https://example.org')
    const draft = screen.getByRole('link', { name: 'Send to the team by email' })
    const { searchParams } = new URL(draft.getAttribute('href') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      subject: 'A blog for the website',
      body: 'Title: Kuishi\r\n\r\nSummary: My sister\r\n\r\nLink: https://example.org',
    })
  })
})
