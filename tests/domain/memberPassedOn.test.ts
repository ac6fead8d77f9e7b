import { describe, expect, it } from 'vitest'
import { readLoginNotice, readResetCode, resetCodeIn } from '@/domain/members/passedOn'

describe('what a page passes on, and anybody could have written', () => {
  it.each(['registered', 'reset-asked', 'password-changed'])('%s is a notice', (notice) => {
    const state = { notice, email: 'ann@example.org' }
    expect(readLoginNotice(state)).toEqual(state)
  })

  it.each([
    null,
    undefined,
    'registered',
    { notice: 'registered' },
    { notice: 'hacked', email: 'ann@example.org' },
    { notice: 'registered', email: 7 },
    { email: 'ann@example.org' },
  ])('%o is none', (state) => {
    expect(readLoginNotice(state)).toBeNull()
  })

  it.each([
    ['?mode=resetPassword&oobCode=abc', { oobCode: 'abc' }],
    ['?oobCode=a%20b&mode=resetPassword&apiKey=k&lang=en', { oobCode: 'a b' }],
    ['?mode=verifyEmail&oobCode=abc', null],
    ['?mode=resetPassword', null],
    ['?mode=resetPassword&oobCode=', null],
    ['?oobCode=abc', null],
    ['', null],
  ])('the address "%s" has the code %o', (search, code) => {
    expect(resetCodeIn(search)).toEqual(code)
  })

  it.each([
    [{ oobCode: 'abc' }, true],
    [{ oobCode: 7 }, false],
    [{}, false],
    [null, false],
    ['abc', false],
  ])('%o is a reset code: %s', (state, isOne) => {
    expect(readResetCode(state)).toEqual(isOne ? state : null)
  })
})
