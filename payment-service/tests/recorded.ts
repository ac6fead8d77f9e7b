/** Answers of Daraja to a question about a prompt, as they were seen, and what they may be taken for. */
export interface Recorded {
  readonly name: string
  readonly status: number
  readonly body: string
  readonly means: object
}

const paid = { status: 'paid' }
const pending = { status: 'pending', askAgainInMs: 12_000 }

/** The prompt that the recorded answers are about. */
export const promptId = 'ws_CO_23112026101530123712345678'

/** An answer with a result code, as `/mpesa/stkpushquery/v1/query` gives it. */
export function result(code: string | number, words = '', id = promptId): string {
  return JSON.stringify({
    ResponseCode: '0',
    ResponseDescription: 'The service request has been accepted successsfully',
    MerchantRequestID: '22205-34066-1',
    CheckoutRequestID: id,
    ResultCode: code,
    ResultDesc: words,
  })
}

/** An error, in Daraja's envelope. */
export function darajaError(errorCode: string, errorMessage: string): string {
  return JSON.stringify({ requestId: '16813-15-1', errorCode, errorMessage })
}

const spikeArrest = JSON.stringify({
  fault: {
    faultstring: 'Spike arrest violation. Allowed rate : MessageRate{messagesPerPeriod=5}',
    detail: { errorcode: 'policies.ratelimit.SpikeArrestViolation' },
  },
})

const gatewayPage =
  '<html><head><title>Error</title></head><body>Request unsuccessful. Incapsula incident ID: 1</body></html>'

const ends: readonly (readonly [code: string, reason: string])[] = [
  ['1', 'insufficient-funds'],
  ['2', 'limit'],
  ['3', 'limit'],
  ['4', 'limit'],
  ['8', 'limit'],
  ['17', 'other'],
  ['1019', 'expired'],
  ['1025', 'other'],
  ['1032', 'cancelled'],
  ['1037', 'unreachable'],
  ['2001', 'wrong-pin'],
  ['2028', 'other'],
  ['8006', 'other'],
  ['SFC_IC0003', 'other'],
]

/** Circulate among developers, or are Daraja's words for "not yet". */
const noEnds = ['4999', '1001', '9999', '11', '26', '0000', '00', '10', '', '-1', '1032a', 'null']

const ok = (body: string) => ({ status: 200, body })

export const recordedResults: readonly Recorded[] = [
  {
    name: 'code 0',
    ...ok(result('0', 'The service request is processed successfully.')),
    means: paid,
  },
  { name: 'code 0 as a number', ...ok(result(0)), means: paid },
  ...ends.map(([code, reason]) => {
    return { name: `code ${code}`, ...ok(result(code)), means: { status: 'not-paid', reason } }
  }),
  ...noEnds.map((code) => {
    return { name: `code '${code}'`, ...ok(result(code)), means: pending }
  }),
  { name: 'code 0 of another prompt', ...ok(result('0', '', 'ws_CO_other')), means: pending },
  { name: 'code 0 with status 500', status: 500, body: result('0'), means: pending },
  { name: 'code 1032 with status 503', status: 503, body: result('1032'), means: pending },
  {
    name: 'code 0 with an error in it',
    ...ok(result('0').replace('{', '{"errorCode":"500.001.1001",')),
    means: pending,
  },
  {
    name: 'code 0 of a refused question',
    ...ok(result('0').replace('"ResponseCode":"0"', '"ResponseCode":"1"')),
    means: pending,
  },
  {
    name: 'the thanks for a callback',
    ...ok('{"ResultCode":0,"ResultDesc":"Accepted"}'),
    means: pending,
  },
  { name: 'no code', ...ok('{"ResponseCode":"0"}'), means: pending },
  {
    name: 'being processed',
    status: 500,
    body: darajaError('500.001.1001', 'The transaction is being processed'),
    means: pending,
  },
  { name: 'no words', ...ok(darajaError('500.001.1001', '')), means: pending },
  {
    name: 'does not exist',
    status: 500,
    body: darajaError('500.001.1001', 'The transaction does not Exist'),
    means: pending,
  },
  {
    name: 'too early',
    status: 400,
    body: darajaError('400.002.02', 'Bad Request - Invalid CheckoutRequestID'),
    means: pending,
  },
  { name: 'spike arrest', status: 429, body: spikeArrest, means: pending },
  {
    name: 'system busy',
    status: 500,
    body: darajaError('500.003.02', 'System is busy. Please try again in few minutes.'),
    means: pending,
  },
  { name: 'the gateway’s page', status: 403, body: gatewayPage, means: pending },
  { name: 'the gateway’s page as a success', ...ok(gatewayPage), means: pending },
  { name: 'an empty body', ...ok(''), means: pending },
  { name: 'half an answer', ...ok(result('0').slice(0, 80)), means: pending },
  { name: 'a list', ...ok('[0]'), means: pending },
  { name: 'a null', ...ok('null'), means: pending },
]

/** Answers to the request for a prompt, and what the page is told: 'unknown' is that one may come. */
export const recordedPushes: readonly {
  readonly name: string
  readonly status: number
  readonly body: string
  readonly means: 'refused' | 'busy' | 'not set up' | 'unknown'
}[] = [
  {
    name: 'invalid phone',
    status: 400,
    body: darajaError('400.002.02', 'Bad Request - Invalid PhoneNumber'),
    means: 'refused',
  },
  {
    name: 'subscriber locked',
    status: 500,
    body: darajaError(
      '500.001.1001',
      'Unable to lock subscriber, a transaction is already in process for the current subscriber',
    ),
    means: 'refused',
  },
  {
    name: 'response code 1',
    ...ok('{"ResponseCode":"1","ResponseDescription":"Rejected"}'),
    means: 'refused',
  },
  { name: 'spike arrest', status: 429, body: spikeArrest, means: 'busy' },
  { name: 'busy', status: 500, body: darajaError('500.003.02', 'System is busy'), means: 'busy' },
  {
    name: 'wrong credentials',
    status: 500,
    body: darajaError('500.001.1001', 'Wrong credentials'),
    means: 'not set up',
  },
  {
    name: 'merchant missing',
    status: 500,
    body: darajaError('500.001.1001', 'Merchant does not exist'),
    means: 'not set up',
  },
  {
    name: 'token refused for ever',
    status: 404,
    body: darajaError('404.001.03', 'Invalid Access Token'),
    means: 'not set up',
  },
  {
    name: 'our callback',
    status: 400,
    body: darajaError('400.002.02', 'Bad Request - Invalid CallBackURL'),
    means: 'not set up',
  },
  {
    name: 'an error without words',
    status: 400,
    body: darajaError('400.003.01', ''),
    means: 'refused',
  },
  { name: 'a rejection without words', ...ok('{"ResponseCode":"1"}'), means: 'refused' },
  {
    name: 'success with a refused token',
    ...ok(darajaError('404.001.03', 'Invalid Access Token')),
    means: 'unknown',
  },
  {
    name: 'internal error',
    status: 500,
    body: darajaError('500.003.1001', 'Internal Server Error'),
    means: 'unknown',
  },
  {
    name: 'error without words',
    status: 500,
    body: darajaError('500.001.1001', ''),
    means: 'unknown',
  },
  {
    name: 'success with an error in it',
    ...ok(darajaError('500.001.1001', 'Merchant does not exist')),
    means: 'unknown',
  },
  { name: 'the gateway’s page, 403', status: 403, body: gatewayPage, means: 'unknown' },
  { name: 'the gateway’s page, 503', status: 503, body: gatewayPage, means: 'unknown' },
  { name: 'a redirect', status: 307, body: '', means: 'unknown' },
  { name: 'an empty body', ...ok(''), means: 'unknown' },
  { name: 'half an answer', ...ok('{"ResponseCode":"0","Checkou'), means: 'unknown' },
]
