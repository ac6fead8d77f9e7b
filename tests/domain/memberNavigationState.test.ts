import { describe, expect, it } from 'vitest'
import {
  mailedCodeIn,
  readKnownAddress,
  readLoginNotice,
  readMailedCode,
} from '@/domain/members/navigationState'

const reset = { mode: 'resetPassword', oobCode: 'abc' }

describe('navigation state, which anybody could have written', () => {
  it.each(['registered', 'reset-asked', 'password-changed'])('%s is a notice', (notice) => {
    const state = { notice, email: 'ann@example.org' }
    expect(readLoginNotice(state)).toEqual(state)
  })

  it.each([
    ...[null, undefined, 'registered', { notice: 'registered' }],
    { notice: 'hacked', email: 'ann@example.org' },
    { notice: 'registered', email: 7 },
    { notice: 'registered', email: null },
  ])('%o is not a notice', (state) => {
    expect(readLoginNotice(state)).toBeNull()
  })

  it('an email address alone can be filled in', () => {
    const state = { email: 'ann@example.org' }
    expect(readLoginNotice(state)).toEqual(state)
    expect(readKnownAddress(state)).toEqual(state)
    expect(readKnownAddress({ oobCode: 'abc' })).toBeNull()
    expect(readKnownAddress(null)).toBeNull()
  })

  it.each([
    ['?mode=resetPassword&amp;amp;oobCode=abc&amp;lang=en', reset],
    ['?mode=resetPassword&oobCode=abc', reset],
    ['?oobCode=a%20b&mode=resetPassword&apiKey=k&lang=en', { ...reset, oobCode: 'a b' }],
    ['?mode=verifyEmail&oobCode=abc', { mode: 'verifyEmail', oobCode: 'abc' }],
    ['?mode=recoverEmail&oobCode=abc', { mode: 'recoverEmail', oobCode: 'abc' }],
    ['?mode=signIn&oobCode=abc', null],
    ['?mode=resetPassword', { isCut: true }],
    ['?mode=resetPassword&oobCode=', { isCut: true }],
    ['?oobCode=abc', { isCut: true }],
    ['?utm_source=mail', null],
    ['', null],
  ])('the address "%s" has the code %o', (search, code) => {
    expect(mailedCodeIn(search)).toEqual(code)
  })

  it('only what has a known mode and a code is the code of a mailed link', () => {
    expect(readMailedCode(reset)).toEqual(reset)
    const others = [{ ...reset, mode: 'signIn' }, { oobCode: 'abc' }, { ...reset, oobCode: 7 }]
    for (const state of [...others, {}, null, 'abc']) expect(readMailedCode(state)).toBeNull()
  })
})
