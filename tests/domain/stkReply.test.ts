import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStkReply } from '@/domain/stkReply'

const started = { accepted: true }
const message = (text: string) => ({ accepted: false, said: 'message', text })
const errorMessage = (text: string) => ({ accepted: false, said: 'errorMessage', text })
const nothing = { accepted: false, said: 'nothing' }

describe('an answer of the payment service', () => {
  it.each([
    [200, { ResponseCode: '0', CustomerMessage: 'Success' }, started],
    [200, { ResponseCode: 0 }, started],
    [200, { message: 'STK push sent' }, started],
    [200, {}, started],
    [200, { ResponseCode: '0', errorMessage: null, errorCode: '' }, started],
    [200, { ResponseCode: '0', errorMessage: 'Left over' }, started],
    [200, 'OK', started],
    [200, '', started],
    [200, '<html>hello</html>', started],
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
  ])('%i %j', (status, body, meaning) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    expect(readStkReply(status, text)).toEqual(meaning)
  })

  it('of any other status than 200 never means started, and no shape is too odd to read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 201, max: 599 }),
        fc.oneof(fc.json(), fc.string()),
        (status, body) => {
          expect(readStkReply(status, body).accepted).toBe(false)
        },
      ),
    )
  })
})
