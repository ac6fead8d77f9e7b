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

/** Some circulate among developers, others are Daraja's words for "not yet". */
const noEnds = ['4999', '1001', '9999', '11', '26', '0000', '00', '10', '', '-1', '1032a', 'null']

type Answer = readonly [name: string, status: number, body: string]

const processing = darajaError('500.001.1001', 'The transaction is being processed')
const unknown = darajaError('500.001.1001', 'The transaction does not Exist')
const busy = darajaError('500.003.02', 'System is busy. Please try again in few minutes.')
const noPhone = darajaError('400.002.02', 'Bad Request - Invalid PhoneNumber')
const noCallback = darajaError('400.002.02', 'Bad Request - Invalid CallBackURL')
const noToken = darajaError('404.001.03', 'Invalid Access Token')
const noMerchant = darajaError('500.001.1001', 'Merchant does not exist')
const locked = darajaError(
  '500.001.1001',
  'Unable to lock subscriber, a transaction is already in process for the current subscriber',
)

const pending: readonly Answer[] = [
  ...noEnds.map((code) => [`code '${code}'`, 200, result(code)] as const),
  ['code 0 of another prompt', 200, result('0', '', 'ws_CO_other')],
  ['code 0 with status 500', 500, result('0')],
  ['code 1032 with status 503', 503, result('1032')],
  ['code 0 with an error in it', 200, result('0').replace('{', '{"errorCode":"500.001.1001",')],
  ['code 0 of a refused question', 200, result('0').replace('Code":"0"', 'Code":"1"')],
  ['the thanks for a callback', 200, '{"ResultCode":0,"ResultDesc":"Accepted"}'],
  ['no code', 200, '{"ResponseCode":"0"}'],
  ['being processed', 500, processing],
  ['no words', 200, darajaError('500.001.1001', '')],
  ['does not exist', 500, unknown],
  ['too early', 400, darajaError('400.002.02', 'Bad Request - Invalid CheckoutRequestID')],
  ['spike arrest', 429, spikeArrest],
  ['system busy', 500, busy],
  ['the gateway’s page', 403, gatewayPage],
  ['the gateway’s page as a success', 200, gatewayPage],
  ['an empty body', 200, ''],
  ['half an answer', 200, result('0').slice(0, 80)],
  ['a list', 200, '[0]'],
  ['a null', 200, 'null'],
]

/** Answers that Daraja was seen to give to a question about a prompt, and what they may be taken for. */
export const recordedResults: readonly (readonly [...Answer, means: object])[] = [
  ['code 0', 200, result('0', 'The service request is processed.'), { status: 'paid' }],
  ['code 0 as a number', 200, result(0), { status: 'paid' }],
  ...ends.map(
    ([code, reason]) =>
      [`code ${code}`, 200, result(code), { status: 'not-paid', reason }] as const,
  ),
  ...pending.map((answer) => [...answer, { status: 'pending', askAgainInMs: 12_000 }] as const),
]

/** Answers to the request for a prompt, by what the page is told; 'unknown': a prompt may still come. */
export const recordedPushes: Readonly<
  Record<'refused' | 'busy' | 'not set up' | 'unknown', readonly Answer[]>
> = {
  refused: [
    ['invalid phone', 400, noPhone],
    ['subscriber locked', 500, locked],
    ['invalid payer', 400, darajaError('400.002.02', 'Bad Request - Invalid PartyA')],
    ['invalid amount', 400, darajaError('400.002.02', 'Bad Request - Invalid Amount')],
    ['response code 1', 200, '{"ResponseCode":"1","ResponseDescription":"Rejected"}'],
    ['an error without words', 400, darajaError('400.002.01', '')],
    ['a rejection without words', 200, '{"ResponseCode":"1"}'],
  ],
  busy: [
    ['spike arrest', 429, spikeArrest],
    ['busy', 500, busy],
    ['busier', 500, darajaError('500.003.03', 'System is busy')],
    ['too many', 429, ''],
  ],
  'not set up': [
    ['wrong credentials', 500, darajaError('500.001.1001', 'Wrong credentials')],
    ['merchant missing', 500, noMerchant],
    ['token refused for ever', 404, noToken],
    ['our callback', 400, noCallback],
    // From Safaricom's catalogue: errors in the address, method, headers or form of a request.
    ['address', 404, darajaError('404.001.01', 'Resource not found')],
    ['another address', 404, darajaError('404.003.01', 'Resource not found')],
    ['headers', 404, darajaError('404.001.04', 'Invalid Authentication Header')],
    ['method', 405, darajaError('405.001', 'Method Not Allowed')],
    ['payload', 400, darajaError('400.002.05', 'Invalid Request Payload')],
  ],
  unknown: [
    ['success with a refused token', 200, noToken],
    ['a fault with a refused token', 500, noToken],
    ['too slow', 408, noPhone],
    ['response code 0 with status 500', 500, '{"ResponseCode":"0"}'],
    ['response code 0 with an error', 200, '{"ResponseCode":"0","errorCode":"500.001.1001"}'],
    ['internal error', 500, darajaError('500.003.1001', 'Internal Server Error')],
    ['error without words', 500, darajaError('500.001.1001', '')],
    ['success with an error in it', 200, noMerchant],
    ['words without a code', 500, '{"errorMessage":"Wrong credentials"}'],
    ['the gateway’s page, 403', 403, gatewayPage],
    ['the gateway’s page, 503', 503, gatewayPage],
    ['a redirect', 307, ''],
    ['an empty body', 200, ''],
    ['half an answer', 200, '{"ResponseCode":"0","Checkou'],
  ],
}
