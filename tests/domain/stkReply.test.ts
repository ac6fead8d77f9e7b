import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStkReply } from '@/domain/payment/stkReply'

const started = { accepted: true }
const asked = (handle: string | null, askAgainInMs: number) => ({
  ...started,
  handle,
  askAgainInMs,
})
const message = (text: string) => ({ accepted: false, said: 'message', text })
const errorMessage = (text: string) => ({ accepted: false, said: 'errorMessage', text })
const nothing = { accepted: false, said: 'nothing' }

describe('the payment service’s answer', () => {
  it.each([
    [200, { ResponseCode: '0', CustomerMessage: 'Success' }, started],
    [200, { ResponseCode: 0 }, started],
    [200, { ResultCode: 0, ResultDesc: 'Done' }, started],
    [200, { message: 'STK push sent' }, started],
    [200, {}, started],
    [200, { ResponseCode: '0', errorMessage: null, errorCode: '' }, started],
    [200, { ResponseCode: '0', errorMessage: 'Left over' }, started],
    [200, 'OK', started],
    [200, '', started],
    [200, '<html>hello</html>', nothing],
    [200, '{"ResponseCode": "1", "ResponseDes', nothing],
    [200, ' [', nothing],
    [200, { ResponseCode: '1', ResponseDescription: 'Rejected' }, errorMessage('Rejected')],
    [200, { ResponseCode: '1', message: 'Busy' }, errorMessage('Busy')],
    [200, { ResponseCode: '1' }, nothing],
    [200, { errorCode: '400.002.02', errorMessage: 'Bad Request' }, errorMessage('Bad Request')],
    [200, { data: { errorMessage: 'Bad Request' } }, errorMessage('Bad Request')],
    [200, { success: false, message: 'No' }, errorMessage('No')],
    [200, { error: 'No' }, errorMessage('No')],
    [201, { message: 'Accepted elsewhere' }, message('Accepted elsewhere')],
    [500, { message: 'The payment service failed' }, message('The payment service failed')],
    [400, { errorMessage: 'Invalid PhoneNumber' }, errorMessage('Invalid PhoneNumber')],
    [400, { errorMessage: 'A', message: 'B' }, errorMessage('A')],
    [400, { error: { message: 'Nested' } }, message('Nested')],
    [400, { error: 'Flat' }, errorMessage('Flat')],
    [400, '"A JSON text"', message('A JSON text')],
    [503, 'Service Unavailable', message('Service Unavailable')],
    [502, '<html><body>Bad Gateway</body></html>', nothing],
    [500, { message: '' }, nothing],
    [500, { message: 42, errorMessage: null }, nothing],
    [500, [], nothing],
    [500, '', nothing],
    [500, 'x'.repeat(5000), nothing],
    [500, '{"message": "cut of', nothing],
    [504, { status: 'unknown', errorMessage: 'M-Pesa did not answer' }, nothing],
    [500, { status: 'unknown', errorMessage: 'M-Pesa did not answer' }, nothing],
    [504, { message: 'Endpoint request timed out' }, nothing],
    [200, { ResponseCode: '0', handle: 'abc', askAgainInMs: 10 }, asked('abc', 10)],
    [200, { ResponseCode: '0', handle: 'abc' }, asked('abc', 12_000)],
    [200, { ResponseCode: '0', handle: 'abc', askAgainInMs: -1 }, asked('abc', 12_000)],
    [200, { ResponseCode: '0', handle: 'abc', askAgainInMs: '5' }, asked('abc', 12_000)],
    [200, { ResponseCode: '0', handle: 7 }, asked(null, 12_000)],
    [200, { ResponseCode: '0', handle: ' ' }, asked(null, 12_000)],
  ])('%i %j', (status, body, meaning) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    expect(readStkReply(status, text)).toMatchObject(meaning)
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
