import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { blogSchema, questionSchema, webHost } from '@/domain/messages/suggestion'
import { isPhonedLongAgo } from '@/domain/care/phoned'
import { inWords } from '@/domain/text/inWords'
import { countPresses, interrupted, noPresses, type KeyRelease } from '@/domain/care/threePresses'

it.each([
  [{ title: '\u200b' }, 'Title is required'],
  [{ summary: 'x'.repeat(2001) }, 'Summary is too long: 2,001 characters, at most 2,000'],
  [{ link: ' ' }, 'Link is required'],
  [{ link: 'javascript:alert(1)' }, 'Use a link that starts with https:// or http://'],
  [
    { link: 'https://exa mple.org' },
    'This is not a whole link. It looks like https://example.org/my-blog',
  ],
  [{ question: '' }, 'Question is required'],
  [{ answer: '😀'.repeat(1001) }, 'Answer is too long: 2,002 characters, at most 2,000'],
])('a suggestion with %o is refused: %s', (change, sentence) => {
  const schema = v.intersect([blogSchema, questionSchema])
  const right = { title: 'T', summary: 'S', link: 'https://a.ke', question: 'Q', answer: 'A' }
  expect(v.safeParse(schema, { ...right, ...change }).issues?.[0].message).toBe(sentence)
})

describe('a blog’s link', () => {
  const takes = (link: string) =>
    v.safeParse(blogSchema, { title: 'T', summary: 'S', link }).success

  it('is accepted if it leads to the web', () => {
    for (const link of ['https://a.ke', 'http://blog.example.org:8080/x?y=1#z']) {
      expect(takes(link)).toBe(true)
      expect(webHost(link)).toBe(new URL(link).host)
    }
  })

  it('opens nothing but a web page', () => {
    const schemes = ['javascript:', 'data:text/html,', 'vbscript:', 'file:', 'blob:', '']
    fc.assert(
      fc.property(fc.constantFrom(...schemes), fc.string({ unit: 'binary' }), (start, rest) => {
        const typed = start + rest
        const result = v.safeParse(blogSchema, { title: 'T', summary: 'S', link: typed })
        if (!result.success) return
        expect(new URL(result.output.link).protocol).toMatch(/^https?:$/)
      }),
    )
    for (const link of [
      ...['https://bank.example@elsewhere.example/', 'https://:bank.example@elsewhere.example/'],
      ...['ftp://elsewhere.example/', 'elsewhere'],
    ]) {
      expect(takes(link)).toBe(false)
      expect(webHost(link)).toBeNull()
    }
  })
})

it('a helpline is due for a call again after 180 days', () => {
  const day = 86_400_000
  expect(isPhonedLongAgo(5 * day, 185 * day)).toBe(false)
  expect(isPhonedLongAgo(5 * day, 185 * day + 1)).toBe(true)
})

it('a number up to twelve begins a sentence as a word', () => {
  expect([0, 1, 12, 13].map(inWords)).toEqual(['No', 'One', 'Twelve', '13'])
})

describe('three presses of Shift', () => {
  const press = (timeStamp: number): KeyRelease => ({ key: 'Shift', shiftKey: false, timeStamp })
  const count = (...keys: KeyRelease[]) => keys.reduce(countPresses, noPresses).count

  it('are counted when each follows within five seconds', () => {
    expect(count(press(10_000), press(14_000), press(19_000))).toBe(3)
    expect(count(press(10_000), press(14_000), press(19_001))).toBe(1)
  })

  it('are not counted while typing capitals, however the keys are released', () => {
    const capital: KeyRelease[] = [{ key: 'A', shiftKey: true, timeStamp: 10_000 }, press(10_100)]
    const hasty: KeyRelease[] = [press(10_000), { key: 'a', shiftKey: false, timeStamp: 10_100 }]
    expect(count(...capital, ...capital, ...capital, ...capital)).toBe(0)
    expect(count(...hasty, ...hasty, ...hasty, ...hasty)).toBe(0)
    expect(count(...capital, press(11_000), press(12_000))).toBe(2)
  })

  it('are not counted with a click, the wheel or other text between them', () => {
    const clicked = countPresses(interrupted({ shiftKey: true }), press(10_000))
    expect(clicked.count).toBe(0)
    expect(countPresses(interrupted({}), press(10_000)).count).toBe(1)
  })
})
