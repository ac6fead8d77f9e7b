import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notPaidReasons, readPromptReport } from '@/domain/payment/promptReport'

const read = (answer: unknown, status = 200) => readPromptReport(status, JSON.stringify(answer))

describe('a payment service’s report on a prompt', () => {
  it.each([
    { status: 'pending', askAgainInMs: 9000 },
    { status: 'paid' },
    { status: 'unknown' },
    ...notPaidReasons.map((reason) => ({ status: 'not-paid', reason })),
  ])('is read unchanged: %j', (answer) => {
    expect(read(answer)).toMatchObject(answer)
  })

  it.each([undefined, 'sim-swapped', 7])('may give an unknown reason: %j', (reason) => {
    expect(read({ status: 'not-paid', reason })).toMatchObject({ reason: 'other' })
  })

  it.each([0, -5, 120_001, '9', null, undefined])('waits 12 s when told to wait %j', (wait) => {
    expect(read({ status: 'pending', askAgainInMs: wait })).toMatchObject({ askAgainInMs: 12_000 })
  })

  it.each<[number, ...string[]]>([
    [404, '{"errorMessage":"No such prompt"}'],
    [503, '{"status":"paid"}'],
    [200, '<html>Log in to the Wi-Fi</html>', '{"status":"pai', '{"status":"PAID"}'],
    [200, '{"ResponseCode":"0"}', ''],
  ])('%i %s is not a report', (status, ...bodies) => {
    for (const body of bodies) expect(readPromptReport(status, body), body).toBeNull()
  })

  it('never reads another text as a payment', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.nat(600), (body, status) => {
        expect(readPromptReport(status, body)?.status).not.toBe('paid')
      }),
    )
  })
})
