import { describe, expect, it } from 'vitest'
import { addressKey, bareAddress, nameKey } from '@/domain/text/sameness'

describe('the same name', () => {
  it.each([
    [
      'Ng’ang’a Mwangi',
      ...["ng'ang'a mwangi", "NG'ANG'A MWANGI", 'Ng`ang`a Mwangi', 'Ng´ang´a Mwangi'],
      ...['Ngʼangʼa Mwangi', 'Ng‘ang‘a Mwangi', 'Nganga Mwangi', 'Ng＇ang＇a Mwangi'],
      ...["  Ng'ang'a\u00a0 Mwangi ", "Ng'ang'a\u200b\u2009Mwangi", "\u202aNg'ang'a Mwangi\u202c"],
    ],
    ['Mary-Anne McOdhiambo', 'MARY ANNE MCODHIAMBO', 'mary\u2011anne mcOdhiambo'],
    ['Amina wa Kamau', 'AMINA WA KAMAU', 'Amina Wa Kamau', 'Ａｍｉｎａ ｗａ Ｋａｍａｕ'],
    ['José Müller', 'Jose\u0301 Mu\u0308ller', 'JOSE MULLER'],
    ['Weiß', 'WEISS'],
    ['Bjørn Łukasz', 'bjorn lukasz'],
    ['Barış', 'BARIS'],
    ['Khadījaʾ', 'khadija'],
    ['محمد', 'مُحَمَّد'],
  ])('%s is written in many ways', (name, ...ways) => {
    expect(ways.map(nameKey)).toEqual(ways.map(() => nameKey(name)))
  })

  it('is not another one', () => {
    expect(new Set(['Otieno', 'Atieno', 'Otieno A', 'A***', 'B***'].map(nameKey)).size).toBe(5)
  })
})

describe('the same address', () => {
  it.each([
    ...["O'Neil.Asha@Example.org", "o'neil.asha@example.org", ' O’NEIL.ASHA@EXAMPLE.ORG '],
    ...["o'neil.asha@example.org.", "o'neil.asha@example.org…", "o'neil.asha@example.org/"],
    ...["o'neil\ufe0d.asha@exam\u180eple.org", "\u200bo'neil.asha@example\u2060.org\ufeff"],
    ...["o'neil.asha＠example.org", "o'neil.asha@ example.org", ".o'neil.asha@example.org"],
    ...["mailto:o'neil.asha@example.org?subject=Hi", "Asha O'Neil <o'neil.asha@example.org>, me"],
    ...["“o'neil.asha@example.org”"],
  ])('is %j', (typed) => {
    expect(addressKey(typed)).toBe("o'neil.asha@example.org")
  })

  it('is not that of another mailbox', () => {
    const others = ['a.b@gmail.com', 'ab@gmail.com', 'ab+news@gmail.com', 'ab@googlemail.com']
    expect(new Set(others.map(addressKey)).size).toBe(4)
    expect(addressKey('jos\u00e9@example.org')).toBe(addressKey('jose\u0301@example.org'))
    expect(addressKey('jos\u00e9@example.org')).not.toBe(addressKey('jose@example.org'))
  })

  it('keeps its capitals where it is written to, and other text as it is', () => {
    expect(bareAddress(' Asha.W@Example.org. ')).toBe('Asha.W@Example.org')
    expect(bareAddress(' no address ')).toBe('no address')
  })
})
