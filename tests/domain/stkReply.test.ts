import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStkReply } from '@/domain/payment/stkReply'

const started = { accepted: true }
const asked = (handle: string | null, ms: number) => ({ ...started, handle, askAgainInMs: ms })
const message = (text: string) => ({ accepted: false, said: 'message', text })
const errorMessage = (text: string) => ({ accepted: false, said: 'errorMessage', text })
const nothing = { accepted: false, said: 'nothing' }

describe('the payment service’s answer', () => {
  it.each<[meaning: object, status: number, ...bodies: unknown[]]>([
    [started, 200, {}, 'OK', '', { ResponseCode: 0 }, { message: 'STK push sent' }],
    [started, 200, { ResponseCode: '0', CustomerMessage: 'Success' }],
    [started, 200, { ResultCode: 0, ResultDesc: 'Done' }],
    [started, 200, { ResponseCode: '0', errorMessage: null, errorCode: '' }],
    [started, 200, { ResponseCode: '0', errorMessage: 'Left over' }],
    [asked('abc', 10), 200, { ResponseCode: '0', handle: 'abc', askAgainInMs: 10 }],
    [asked('abc', 12_000), 200, { ResponseCode: '0', handle: 'abc' }],
    [asked('abc', 12_000), 200, { ResponseCode: '0', handle: 'abc', askAgainInMs: -1 }],
    [asked('abc', 12_000), 200, { ResponseCode: '0', handle: 'abc', askAgainInMs: '5' }],
    [asked(null, 12_000), 200, ...[7, ' '].map((handle) => ({ ResponseCode: '0', handle }))],
    [errorMessage('Rejected'), 200, { ResponseCode: '1', ResponseDescription: 'Rejected' }],
    [errorMessage('Busy'), 200, { ResponseCode: '1', message: 'Busy' }],
    [errorMessage('Bad Request'), 200, { errorCode: '400.002.02', errorMessage: 'Bad Request' }],
    [errorMessage('Bad Request'), 200, { data: { errorMessage: 'Bad Request' } }],
    [errorMessage('No'), 200, { success: false, message: 'No' }, { error: 'No' }],
    [nothing, 200, '<html>hello</html>', '{"ResponseCode": "1", "ResponseDes', ' ['],
    [nothing, 200, { ResponseCode: '1' }],
    [message('Accepted elsewhere'), 201, { message: 'Accepted elsewhere' }],
    [message('The payment service failed'), 500, { message: 'The payment service failed' }],
    [errorMessage('Invalid PhoneNumber'), 400, { errorMessage: 'Invalid PhoneNumber' }],
    [errorMessage('A'), 400, { errorMessage: 'A', message: 'B' }, { error: 'A' }],
    [message('Nested'), 400, { error: { message: 'Nested' } }],
    [message('A JSON text'), 400, '"A JSON text"'],
    [message('Service Unavailable'), 503, 'Service Unavailable'],
    [nothing, 502, '<html><body>Bad Gateway</body></html>'],
    [nothing, 500, '', [], { message: '' }, { message: 42, errorMessage: null }],
    [nothing, 500, 'x'.repeat(5000), '{"message": "cut of'],
    [nothing, 500, { status: 'unknown', errorMessage: 'M-Pesa did not answer' }],
    [nothing, 504, { status: 'unknown', errorMessage: 'M-Pesa did not answer' }],
    [nothing, 504, { message: 'Endpoint request timed out' }],
  ])('means %o with %i: %j', (meaning, status, ...bodies) => {
    for (const body of bodies) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      expect(readStkReply(status, text), text).toMatchObject(meaning)
    }
  })

  it.each([
    [{ ResultCode: 1, ResultDesc: 'x' }, 'low-balance'],
    [{ ResultCode: '1001', ResultDesc: 'x' }, 'other-session'],
    [{ errorCode: '500.001.1001', errorMessage: 'x' }, 'other-session'],
    [{ ResultCode: 1032, ResultDesc: 'x' }, 'cancelled'],
    [{ ResultCode: 1037, ResultDesc: 'x' }, 'not-reached'],
    [{ ResultCode: 2001, ResultDesc: 'x' }, 'wrong-pin'],
    [{ ResultCode: 26, ResultDesc: 'x' }, 'busy'],
    [{ errorMessage: 'The balance is insufficient for the transaction.' }, 'low-balance'],
    [{ errorMessage: 'Unable to lock subscriber, a transaction is…' }, 'other-session'],
    [{ errorMessage: '[STK_CB - ]Request cancelled by user' }, 'cancelled'],
    [{ errorMessage: 'DS timeout user cannot be reached' }, 'not-reached'],
    [{ errorMessage: 'The initiator information is invalid.' }, 'wrong-pin'],
    [{ errorMessage: 'System busy. Try again' }, 'busy'],
    [{ errorMessage: 'Bad Request - Invalid PhoneNumber' }, 'bad-phone'],
    [{ errorCode: 'prompt-open', errorMessage: 'x' }, 'prompt-open'],
    [{ errorMessage: 'A prompt may still be open on this phone…' }, 'prompt-open'],
    [{ ResponseCode: '1', ResponseDescription: 'Rejected' }, undefined],
    [{ errorCode: '400.002.02', errorMessage: 'Bad Request' }, undefined],
  ])('%j is a refusal for a known reason: %s', (body, reason) => {
    for (const status of [200, 400]) {
      expect(readStkReply(status, JSON.stringify(body))).toMatchObject({ accepted: false, reason })
    }
  })

  it('never means started unless its status is 200, and is read in any shape', () => {
    const otherStatus = fc.integer({ min: 201, max: 599 })
    fc.assert(
      fc.property(otherStatus, fc.oneof(fc.json(), fc.string()), (status, body) => {
        expect(readStkReply(status, body).accepted).toBe(false)
      }),
    )
  })
})
