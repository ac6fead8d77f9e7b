/** An answer of Daraja without its ids: JSON, or other text. */
export interface DarajaAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> | string
}

/** How a prompt ends. */
export interface Story {
  /** The last digits of the phone numbers that choose it; null for all other numbers. */
  readonly ending: string | null
  readonly description: string
  /** What happens to the request for the prompt; by default it is accepted at once. */
  readonly push?: DarajaAnswer | 'accepted-late' | 'never-answered' | 'answer-lost' | 'stale-token'
  /** What Daraja says about the prompt, each from a time in ms after it was accepted; by default, that it is paid. */
  readonly answers?: Answers
}

export type Answers = readonly (readonly [fromMs: number, answer: DarajaAnswer])[]

export const refusal = (status: number, errorCode: string, errorMessage: string): DarajaAnswer => ({
  status,
  body: { errorCode, errorMessage },
})

const result = (ResultCode: string, ResultDesc: string): DarajaAnswer => ({
  status: 200,
  body: {
    ResponseCode: '0',
    ResponseDescription: 'The service request has been accepted successsfully',
    ResultCode,
    ResultDesc,
  },
})

const gatewayPage = (status: number): DarajaAnswer => ({
  status,
  body: '<!doctype html><title>Error</title><p>Request unsuccessful. Incapsula incident ID: 0-0</p>',
})

export const errors = {
  invalid: (field: string) => refusal(400, '400.002.02', `Bad Request - Invalid ${field}`),
  wrongAuthentication: refusal(400, '400.008.01', 'Invalid Authentication passed'),
  wrongGrantType: refusal(400, '400.008.02', 'Invalid grant type passed'),
  wrongToken: refusal(404, '404.001.03', 'Invalid Access Token'),
  noMerchant: refusal(500, '500.001.1001', 'Merchant does not exist'),
  wrongPassword: refusal(500, '500.001.1001', 'Wrong credentials'),
  noTransaction: refusal(500, '500.001.1001', 'The transaction does not Exist'),
  locked: refusal(
    500,
    '500.001.1001',
    'Unable to lock subscriber, a transaction is already in process for the current subscriber',
  ),
  internal: refusal(500, '500.003.1001', 'Internal Server Error'),
  tooMany: {
    status: 429,
    body: {
      fault: {
        faultstring: 'Spike arrest violation. Allowed rate : MessageRate{messagesPerPeriod=5}',
        detail: { errorcode: 'policies.ratelimit.SpikeArrestViolation' },
      },
    },
  },
  forbidden: gatewayPage(403),
  unavailable: gatewayPage(503),
} as const satisfies Record<string, DarajaAnswer | ((field: string) => DarajaAnswer)>

const empty: DarajaAnswer = { status: 200, body: '' }
const inProcess = result('4999', 'The transaction is still under processing')
const paid = result('0', 'The service request is processed successfully.')
const unreachable = result('1037', 'DS timeout user cannot be reached.')
/** Before the outcome is known, and sometimes after it. */
const noAnswer = (status: number) => refusal(status, '500.001.1001', '')

const knownAfter = (ms: number, answer: DarajaAnswer): Answers => [
  [0, inProcess],
  [ms, answer],
]

export const isPaid = knownAfter(17_000, paid)

/** For a receiver that does not match the short code. */
export const isMisdirected = knownAfter(
  3000,
  result('2028', 'The request is not permitted according to product assignment.'),
)

/** The last one is for all other phones. */
export const stories: readonly Story[] = [
  {
    ending: '400',
    description: 'refused: the phone number is invalid (400)',
    push: errors.invalid('PhoneNumber'),
  },
  {
    ending: '500',
    description: 'refused: another payment waits on the phone (500)',
    push: errors.locked,
  },
  {
    ending: '503',
    description: 'a web page of the gateway instead of an answer (503)',
    push: errors.unavailable,
  },
  {
    ending: '901',
    description: 'not taken: 200, but ResponseCode "1"',
    push: {
      status: 200,
      body: {
        ResponseCode: '1',
        ResponseDescription: 'Rejected. The request could not be processed',
      },
    },
  },
  {
    ending: '902',
    description: 'accepted after 8 seconds, then paid',
    push: 'accepted-late',
  },
  { ending: '903', description: 'never answered', push: 'never-answered' },
  {
    ending: '904',
    description: 'accepted, but the connection breaks before the answer',
    push: 'answer-lost',
  },
  {
    ending: '905',
    description: 'cancelled on the phone, known after 27 seconds',
    answers: [
      [0, noAnswer(200)],
      [27_000, result('1032', 'Request Cancelled by user.')],
    ],
  },
  {
    ending: '906',
    description: 'nobody answers the prompt, known after 14 seconds',
    answers: [
      [0, inProcess],
      [14_000, unreachable],
      [75_000, noAnswer(500)],
      [87_000, unreachable],
      [103_000, noAnswer(500)],
      [115_000, unreachable],
    ],
  },
  {
    ending: '907',
    description: 'a wrong PIN, known after 17 seconds',
    answers: knownAfter(17_000, result('2001', 'The initiator information is invalid.')),
  },
  {
    ending: '908',
    description: 'too little money, known after 17 seconds',
    answers: knownAfter(17_000, result('1', 'The balance is insufficient for the transaction.')),
  },
  { ending: '909', description: 'no outcome is ever known', answers: [[0, inProcess]] },
  {
    ending: '910',
    description: 'paid after 17 seconds, while many questions get no proper answer',
    answers: [
      [0, noAnswer(500)],
      [3000, errors.tooMany],
      [6000, errors.forbidden],
      [9000, empty],
      [12_000, { ...errors.internal, status: 200 }],
      [17_000, paid],
      [21_000, noAnswer(500)],
      [25_000, paid],
    ],
  },
  {
    ending: '911',
    description: 'refused: too many requests (429)',
    push: errors.tooMany,
  },
  {
    ending: '912',
    description: 'a web page of the gateway instead of an answer (403)',
    push: errors.forbidden,
  },
  { ending: '913', description: 'an empty answer (200)', push: empty },
  {
    ending: '914',
    description: 'the token is refused once; then accepted, and paid',
    push: 'stale-token',
  },
  { ending: null, description: 'accepted, and paid after 17 seconds' },
]

export function storyOf(phone: string): Story {
  const story = stories.find(({ ending }) => ending === null || phone.endsWith(ending))
  if (!story) throw new Error('The last story is that of all other phones')
  return story
}
