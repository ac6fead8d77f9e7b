import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { careful, meantAddress } from '@/domain/text/addressQuestion'
import { email } from '@/domain/text/plainText'

describe('an odd address', () => {
  it.each([
    ...['asha@gmail..com', 'asha@gmail.com.', 'asha@gmail.com/', 'asha@gmail.com…'],
    ...['mailto：asha@gmail.com', '.asha@gmail.com', 'asha@-gmail.com'],
    ...['gmial', 'gmai', 'gamil', 'gnail', 'gmaill'].map((each) => `asha@${each}.com`),
  ])('%s may be meant as asha@gmail.com', (typed) =>
    expect(meantAddress(typed)).toBe('asha@gmail.com'),
  )

  it.each([
    ['asha..wanjiru@gmail.com', 'asha.wanjiru@gmail.com'],
    ['asha.@example.org', 'asha@example.org'],
    ['Asha@Gmail.con', 'Asha@gmail.com'],
    ['asha@yahoo.co', 'asha@yahoo.com'],
    ['asha@hotmial.com', 'asha@hotmail.com'],
    ['asha@outlok.com', 'asha@outlook.com'],
    ['asha@students.uonbi.ac.k', 'asha@students.uonbi.ac.ke'],
    ['asha@example.comm', 'asha@example.com'],
    ['asha@example.c', ''],
    ['asha@example.123', ''],
  ])('%s may be meant as %s', (typed, meant) => expect(meantAddress(typed)).toBe(meant))

  it.each([
    ...['gmail.com', 'GMAIL.com', 'gmail.fr', 'ymail.com', 'mail.com', 'mailw.com', 'email.com'],
    ...['yahoo.co.uk', 'yahoo.ca', 'hotmail.co.uk', 'live.com', 'aol.com', 'gmx.de', 'proton.me'],
    ...['students.uonbi.ac.ke', 'example.co.ke', 'my-school.or.ke', 'safaricom.co.ke'],
    ...['müller.example', 'xn--mller-kva.example', 'yandex.ru'],
  ])('is not one at %s', (domain) => {
    expect(meantAddress(`o'neil.asha+news@${domain}`)).toBeNull()
  })

  it('is a question, which another button answers', () => {
    const schema = v.object({ email: email() })
    const typed = { email: 'asha@gmail.con\u200b' }
    const question = 'Did you mean asha@gmail.com? Correct it, or press “Send anyway”.'
    expect(v.safeParse(careful(schema, ''), typed).issues?.[0]?.message).toBe(question)
    expect(v.parse(careful(schema, '-anyway'), typed)).toEqual({ email: 'asha@gmail.con' })
    expect(v.is(careful(schema, '-anyway'), { email: 'asha' })).toBe(false)
  })
})
