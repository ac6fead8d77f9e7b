import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { blogs } from '@/content/facts/blogs.json'
import { BlogsPage } from '@/pages/about/BlogsPage'
import { setOrganisation } from '../../support/organisation'
import { fill } from '../../support/forms'
import { openPages } from '../../support/site'

const open = () => openPages({ '/blogs': BlogsPage }, '/blogs')

const form = () => screen.getByRole('form', { name: 'Submit Your Blog' })
const field = (label: string) => within(form()).getByLabelText(label)
const cards = () => screen.getAllByRole('article')
const card = (index: number) => within(cards()[index] as HTMLElement)

async function openAndSubmit(Title: string, Summary: string, Link: string) {
  const user = await open()
  fill(form(), { Title, Summary, Link })
  await user.click(screen.getByText('Add blog'))
  return user
}

describe('a blog', () => {
  it('shows its summary, its text at a press, and where to read on in a new tab', async () => {
    const user = await open()
    expect(cards().map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Exam stress without the all-nighter',
      '“Uko sawa?” Checking on a friend and meaning it',
    ])
    const exam = card(0)
    expect(exam.getByText(/^Why a tired brain forgets/)).toBeVisible()
    const link = exam.getByRole('link', { name: /^Read More: / })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(exam.getByText(/^Read More opens, in a new tab: Doing What Matters/)).toBeVisible()
    const text = exam.getByText(/^Sleep is when the day’s reading gets filed\./)
    expect(text).not.toBeVisible()
    await user.click(exam.getByRole('button', { name: 'Expand' }))
    expect(text).toBeVisible()
    await user.click(exam.getByRole('button', { name: 'Collapse' }))
    expect(text).not.toBeVisible()
  })

  it('on suicide has a number beside it, and the other has none', async () => {
    await open()
    const number = { name: '1199' }
    expect(card(0).queryByRole('link', number)).toBeNull()
    expect(card(1).getByRole('link', number)).toHaveAttribute('href', 'tel:1199')
  })

  it('without a link has no button', async () => {
    const [first] = blogs
    vi.spyOn(first as { link: unknown }, 'link', 'get').mockReturnValue(null)
    await open()
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
    expect(
      screen.getByText('Your blog is in the list, on this device only, until you close this tab.'),
    ).toBeVisible()
    expect(field('Title')).toHaveValue('')
    cleanup()
    await open()
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
    await open()
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
