import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { blogs } from '@/content/blogs'
import { BlogsPage } from '@/pages/about/BlogsPage'
import { setOrganisation } from '../support/organisation'
import { fill } from '../support/forms'
import { openPages } from '../support/site'

const open = () => openPages({ '/blogs': BlogsPage }, '/blogs')

const form = () => screen.getByRole('form', { name: 'Submit Your Blog' })
const field = (label: string) => within(form()).getByLabelText(label)
const cards = () => screen.getAllByRole('article')
const mine = () => cards()[2] as HTMLElement

async function submit(user: Awaited<ReturnType<typeof open>>, texts: readonly string[]) {
  const [title = '', summary = '', link = ''] = texts
  fill(form(), { Title: title, Summary: summary, Link: link })
  await user.click(screen.getByText('Add blog'))
}

async function openAndSubmit(...texts: string[]) {
  const user = await open()
  await submit(user, texts)
  return user
}

describe('the two blogs', () => {
  it('are two, each with title, summary and a link to read on in a new tab', async () => {
    expect(blogs).toHaveLength(2)
    await open()
    expect(cards()).toHaveLength(2)
    const [exam, friend] = cards() as [HTMLElement, HTMLElement]
    expect(within(exam).getByRole('heading')).toHaveTextContent(
      'Exam stress without the all-nighter',
    )
    expect(
      within(exam).getByText(
        'Why a tired brain forgets, and five small things that help in the last week before papers.',
      ),
    ).toBeVisible()
    expect(within(friend).getByRole('heading')).toHaveTextContent(
      '“Uko sawa?” Checking on a friend and meaning it',
    )
    for (const card of [exam, friend]) {
      const link = within(card).getByRole('link', { name: /^Read More: / })
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener')
    }
    expect(
      within(exam).getByText(
        'Read More opens, in a new tab: Doing What Matters in Times of Stress, a free guide by the World Health Organization.',
      ),
    ).toBeVisible()
  })

  it('Expand shows the text, Collapse hides it', async () => {
    const user = await open()
    const [exam] = cards() as [HTMLElement]
    const text = within(exam).getByText(/^Sleep is when the day’s reading gets filed\./)
    expect(text).not.toBeVisible()
    await user.click(within(exam).getByRole('button', { name: 'Expand' }))
    expect(text).toBeVisible()
    await user.click(within(exam).getByRole('button', { name: 'Collapse' }))
    expect(text).not.toBeVisible()
  })

  it('one without a link has no button', async () => {
    const [first] = blogs
    vi.spyOn(first as { link: unknown }, 'link', 'get').mockReturnValue(null)
    await open()
    const [exam] = cards() as [HTMLElement]
    expect(within(exam).queryByRole('link')).toBeNull()
    expect(within(exam).queryByText(/Read More/)).toBeNull()
  })
})

describe('Submit Your Blog', () => {
  it("adds the blog to this device's list, even after reloads, with a nofollow link", async () => {
    const user = await openAndSubmit(' Kuishi ', 'My sister\nand I', ' https://example.org/a?b=1 ')
    expect(cards()).toHaveLength(3)
    expect(within(mine()).getByRole('heading')).toHaveTextContent('Kuishi')
    expect(within(mine()).getByText('Only on this device')).toBeVisible()
    const link = within(mine()).getByRole('link', { name: 'Read More: Kuishi' })
    expect(link).toHaveAttribute('href', 'https://example.org/a?b=1')
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc')
    expect(link).toHaveAttribute('target', '_blank')
    expect(within(mine()).getByText('Read More opens, in a new tab: example.org')).toBeVisible()
    expect(
      screen.getByText('Your blog is in the list, on this device only, until you close this tab.'),
    ).toBeVisible()
    expect(field('Title')).toHaveValue('')
    cleanup()
    await open()
    expect(within(mine()).getByRole('heading')).toHaveTextContent('Kuishi')
    await user.click(screen.getByRole('button', { name: 'Remove your blog' }))
    expect(cards()).toHaveLength(2)
  })

  it('refuses a link that is missing, too long or not to the web, with the reason', async () => {
    const user = await open()
    const notWeb = 'Use a link that starts with https:// or http://'
    const notWhole = 'This is not a whole link. It looks like https://example.org/my-blog'
    for (const [link, sentence] of [
      ['javascript:alert(1)', notWeb],
      ['JavaScript:alert(1)//https://example.org', notWeb],
      [' \tjava\nscript:alert(1)', notWeb],
      ['data:text/html,<script>alert(1)</script>', notWeb],
      ['vbscript:x', notWeb],
      ['//example.org', notWeb],
      ['example.org/blog', notWeb],
      ['https://', notWhole],
      ['https://exa mple.org', notWhole],
      ['https://bank.example@elsewhere.example', notWhole],
      ['   ', 'Link is required'],
      [
        `https://example.org/${'x'.repeat(10_000)}`,
        'Link is too long: 10,020 characters, at most 2,000',
      ],
    ] as const) {
      await submit(user, ['Title', 'Summary', link])
      expect(field('Link')).toHaveAccessibleDescription(expect.stringContaining(sentence))
      expect(field('Link')).toHaveFocus()
    }
    for (const [title, summary, sentence] of [
      ['', 'Summary', 'Title is required'],
      ['\u200b', 'Summary', 'Title is required'],
      ['Title', ' ', 'Summary is required'],
      ['Title', 'x'.repeat(10_000), 'Summary is too long: 10,000 characters, at most 2,000'],
    ] as const) {
      await submit(user, [title, summary, 'https://example.org'])
      expect(within(form()).getByText(sentence)).toBeVisible()
      expect(field('Summary')).toHaveValue(summary)
      expect(field('Link')).toHaveValue('https://example.org')
    }
    expect(cards()).toHaveLength(2)
  })

  it('shows markup, emoji and right-to-left text as plain text', async () => {
    await openAndSubmit('<script>alert(1)</script>', 'شكرا 😀 <b>x</b>', 'http://مثال.example/ش')
    const heading = within(mine()).getByRole('heading')
    expect(heading).toHaveTextContent('<script>alert(1)</script>')
    expect(heading).toHaveAttribute('dir', 'auto')
    expect(within(mine()).getByText('شكرا 😀 <b>x</b>')).toBeVisible()
    // The real name of the host, in which no look-alike letters can hide.
    expect(within(mine()).getByText(/opens, in a new tab: xn--/)).toBeVisible()
    expect(document.querySelector('main script')).toBeNull()
  })

  it('a link forged in the storage is left out', async () => {
    const forged = [{ id: 'A', title: 'T', summary: 'S', link: 'javascript:alert(1)' }]
    sessionStorage.setItem('suggestions:1:blogs', JSON.stringify({ savedAt: 0, value: forged }))
    await open()
    expect(cards()).toHaveLength(2)
  })

  it('can be sent to the team as a draft', async () => {
    setOrganisation({ email: 'team@example.org' })
    await openAndSubmit('Kuishi', 'My sister', 'https://example.org')
    expect(screen.getByRole('link', { name: 'Send to the team by email' })).toHaveAttribute(
      'href',
      'mailto:team@example.org?subject=A%20blog%20for%20the%20website&body=Title%3A%20Kuishi%0D%0A%0D%0ASummary%3A%20My%20sister%0D%0A%0D%0ALink%3A%20https%3A%2F%2Fexample.org',
    )
  })
})
