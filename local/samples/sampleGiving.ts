/** An invented person who pledged, and what the statement says about it. */
export interface SamplePledge {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly amount: number
  readonly message?: string
  readonly method?: 'bank'
  readonly hoursAgo: number
  /** What came in; nothing if left out. */
  readonly paid?: {
    readonly code: string
    readonly payer: string
    readonly minutesLater: number
    readonly amount?: number
  }
}

/** Clear matches, a parent who paid, two of the same amount, one who did not pay, one by bank. */
export const samplePledges: readonly SamplePledge[] = [
  {
    id: 'SAMPLE2WANJALA23456A',
    name: 'Sample Wycliffe Otieno',
    email: 'wycliffe.sample@example.org',
    amount: 500,
    hoursAgo: 52,
    paid: { code: 'TKSAMP0001', payer: '2547****108 - WYCLIFFE **** OTIENO', minutesLater: 6 },
  },
  {
    id: 'SBMPLE2GRACE2345678B',
    name: 'Sample Grace Akinyi',
    email: 'grace.sample@example.org',
    amount: 1500,
    message: 'For the campus week.',
    hoursAgo: 47,
    paid: { code: 'TKSAMP0002', payer: '2547****221 - GRACE **** AKINYI', minutesLater: 2 },
  },
  {
    id: 'SCMPLE2CHEBET234567C',
    name: 'Sample Brian Kiprono',
    email: 'brian.sample@example.org',
    amount: 250,
    hoursAgo: 30,
    paid: { code: 'TKSAMP0003', payer: '2547****556 - EUNICE **** CHEBET', minutesLater: 41 },
  },
  {
    id: 'SDMPLE2MARY23456789D',
    name: 'Sample Mary Njeri',
    email: 'mary.sample@example.org',
    amount: 1000,
    hoursAgo: 26,
    paid: { code: 'TKSAMP0004', payer: '2547****730 - MARY **** NJERI', minutesLater: 3 },
  },
  {
    id: 'SEMPLE2MUTUA2345678E',
    name: 'Sample John Mutua',
    email: 'john.sample@example.org',
    amount: 1000,
    hoursAgo: 25,
    paid: { code: 'TKSAMP0005', payer: '2547****914 - JOHN **** MUTUA', minutesLater: 12 },
  },
  {
    id: 'SFMPLE2HASSAN345678F',
    name: 'Sample Amina Hassan',
    email: 'amina.sample@example.org',
    amount: 100,
    hoursAgo: 20,
  },
  {
    id: 'SGMPLE2MEMBER234567G',
    name: 'Amani Demo',
    email: 'demo.member@example.org',
    amount: 250,
    hoursAgo: 9,
    paid: { code: 'TKSAMP0006', payer: '2547****678 - AMANI **** DEMO', minutesLater: 4 },
  },
  {
    id: 'SHMPLE2LTD23456789HH',
    name: 'Sample Traders Ltd',
    email: 'traders.sample@example.org',
    amount: 25000,
    message: 'By bank, as agreed on the phone.',
    method: 'bank',
    hoursAgo: 70,
  },
]

/** What else is in the statement: money without a pledge, a charge, the fee, and the order below. */
export const samplePayments = [
  { code: 'TKSAMP0007', payer: '2547****003 - PETER **** OMONDI', amount: 300, hoursAgo: 18 },
  { code: 'TKSAMP0008', payer: '2547****678 - AMANI **** DEMO', amount: 1, hoursAgo: 8 },
  { code: 'TKSAMP0009', payer: '2547****345 - FAITH **** MUMBUA', amount: 2200, hoursAgo: 27.5 },
  {
    code: 'TKSAMP0009',
    payer: '',
    amount: -12,
    hoursAgo: 27.5,
    details: 'Pay merchant Charge',
    reason: 'Pay merchant Charge',
  },
] as const

const shirt = {
  name: 'T-Shirt',
  description: 'A conversation starter you can wear.',
  cost: 700,
  image: '/shop/t-shirt.svg',
}
const hoodie = {
  name: 'Hoodie',
  description: 'For early lectures and cold matatus.',
  cost: 1500,
  image: '/shop/hoodie.svg',
}

/** Orders: one paid, one not. */
export const sampleOrders = [
  {
    id: 'SJMPLE2PARCEL234567J',
    hoursAgo: 28,
    name: 'Sample Faith Mumbua',
    phoneNumber: '0700 000 345',
    cart: [
      { ...shirt, size: 'M' },
      { ...hoodie, size: 'L' },
    ],
  },
  {
    id: 'SKMPLE2PARCEL234567K',
    hoursAgo: 5,
    name: 'Sample Kevin Barasa',
    phoneNumber: '0700 000 777',
    cart: [{ ...shirt, size: 'S' }],
  },
] as const

/** Messages that could not be mailed. */
export const sampleMessages = [
  {
    id: 'SMMPLE2MESSAGE34567M',
    hoursAgo: 40,
    user_name: 'Sample Ann',
    user_email: 'ann.sample@example.org',
    user_subject: 'Volunteering',
    message: 'Sample message: I study nursing in Kisumu and would like to help on Saturdays.',
  },
  {
    id: 'SNMPLE2MESSAGE34567N',
    hoursAgo: 3,
    user_name: 'Sample David',
    user_email: 'david.sample@example.org',
    user_subject: 'A talk at our school',
    message: 'Sample message: could somebody speak to our form four class in January?',
  },
] as const

export const sampleSubscribers = ['one.sample@example.org', 'two.sample@example.org'] as const

/** Addresses that wait to hear about an activity without a date. */
export const sampleToTell = ['three.sample@example.org'] as const
