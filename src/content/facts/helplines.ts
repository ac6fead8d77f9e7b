import type { Hours } from '@/domain/care/openingHours'

/** Writing instead of calling. */
export interface WayToWrite {
  readonly kind: 'SMS' | 'WhatsApp' | 'Chat'
  /** A number, or the chat's https address. */
  readonly to: string
}

/** Null: not known, and said so. Never a guess. */
export interface HelplineFact {
  readonly name: string
  /** Null leaves the line out. */
  readonly number: string | null
  /** Reason to call. */
  readonly situation: string
  /** Listed there too, such as a line round the clock beside one that shuts. */
  readonly alsoFor?: readonly string[]
  readonly when: string
  /** 'always', or opening times in Kenya. */
  readonly hours: Hours | null
  /** Of a call. */
  readonly cost: 'free' | 'airtime' | null
  /** `[]`: calls only. */
  readonly channels: readonly WayToWrite[] | null
  /** Such as 'Volunteers'. */
  readonly answeredBy: string | null
  /** Sends help at once; first on the help page. */
  readonly isEmergency?: true
  /** Also beside forms to write to us. */
  readonly isFirst?: true
  readonly source: string
  /** The day we phoned it and it was right (YYYY-MM-DD). */
  readonly verifiedOn: string | null
}

export const emergencyNumber = '999'

/** The sources were read on 27 November 2026. Lists of others, such as apps, do not count. */
export const helplines: readonly HelplineFact[] = [
  {
    name: 'Emergency',
    number: emergencyNumber,
    situation: 'Danger now',
    when: 'If someone is in danger right now. 112 works too.',
    hours: null,
    cost: null,
    channels: null,
    answeredBy: null,
    isEmergency: true,
    isFirst: true,
    source: 'National emergency number of Kenya',
    verifiedOn: null,
  },
  {
    name: 'Emergency from a mobile phone',
    number: '112',
    situation: 'Danger now',
    when: 'The same emergency services, from any mobile network.',
    hours: null,
    cost: null,
    channels: null,
    answeredBy: null,
    isEmergency: true,
    source: 'National emergency number of Kenya',
    verifiedOn: null,
  },
  {
    name: 'Kenya Red Cross psychological support',
    number: '1199',
    situation: 'You need to talk',
    alsoFor: ['Thoughts of suicide'],
    when: 'Counselling, whatever it is about.',
    // redcross.or.ke, 'Psychosocial support for healthcare workers': '24hr counselling', 'toll-free 1199'.
    hours: 'always',
    cost: 'free',
    channels: null,
    answeredBy: null,
    isFirst: true,
    source: 'Kenya Red Cross Society',
    verifiedOn: null,
  },
  {
    name: 'Befrienders Kenya',
    number: '0722 178 177',
    situation: 'Thoughts of suicide',
    when: 'Confidential listening in deep distress.',
    // Sources say day and night, until 19:00 and until 17:00.
    hours: null,
    // A Safaricom mobile number; the listening itself is free (aku.edu, 'Befrienders Kenya').
    cost: 'airtime',
    channels: null,
    // aku.edu, 'Befrienders Kenya': 'run entirely by volunteers'.
    answeredBy: 'Volunteers',
    isFirst: true,
    source: 'Befrienders Kenya',
    verifiedOn: null,
  },
  {
    name: 'one2one, LVCT Health',
    number: '1190',
    situation: 'You would rather write',
    // lvcthealth.org, 'One 2 one': 10 to 24 years, mental health among its subjects.
    when: 'If you are 10 to 24.',
    hours: null,
    // one2onekenya.org: 'call/SMS … 1190 for free'; c4d.org: free from Safaricom.
    cost: null,
    channels: [{ kind: 'SMS', to: '1190' }],
    // c4d.org, 'one2one youth hotline': 'trained and supervised youth counsellors'.
    answeredBy: 'Young counsellors',
    source: 'LVCT Health',
    verifiedOn: null,
  },
  {
    name: 'Childline Kenya',
    number: '116',
    situation: 'Under 18',
    when: 'If you worry about a child, too.',
    // childlinekenya.co.ke: 'on a 24-hour basis, toll-free'.
    hours: 'always',
    cost: 'free',
    // childrenscouncil.go.ke: SMS and chats; it names no number for them.
    channels: null,
    // unicef.org, 'A child helpline proves a lifeline': counsellors in shifts around the clock.
    answeredBy: 'Counsellors',
    isFirst: true,
    source: 'Childline Kenya',
    verifiedOn: null,
  },
  {
    name: 'Gender-based violence',
    number: '1195',
    situation: 'Violence at home',
    when: 'If someone hurts, threatens or controls you.',
    // africa.unwomen.org, 'On the frontline with Kenya’s national helpline': free, 24-7, trained counsellors.
    hours: 'always',
    cost: 'free',
    channels: null,
    answeredBy: 'Counsellors',
    source: 'National GBV hotline of Kenya',
    verifiedOn: null,
  },
  {
    name: 'NACADA, alcohol and drugs',
    number: '1192',
    situation: 'Alcohol or drugs',
    when: 'Your own use, or that of someone close.',
    // nacada.go.ke, 'Treatment & rehabilitation' and FAQ: 'toll-free 24 hour', addiction counsellors.
    hours: 'always',
    cost: 'free',
    channels: null,
    answeredBy: 'Counsellors',
    source: 'National Authority for the Campaign Against Alcohol and Drug Abuse',
    verifiedOn: null,
  },
]
