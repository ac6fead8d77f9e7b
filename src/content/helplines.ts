/** A number somebody in distress can call from Kenya. */
export interface Helpline {
  readonly name: string
  /** As people write it. */
  readonly number: string
  /** What makes somebody call it, in a few words. */
  readonly situation: string
  readonly when: string
  /** What a call costs, or how to write instead, as the source states it; without one nothing is said. */
  readonly terms?: string
  /** Whether it sends somebody at once; the help page puts these first. */
  readonly isEmergency?: true
  /** Where the number was taken from. */
  readonly source: string
  /** The day somebody of the organisation phoned it and it was right (YYYY-MM-DD); null until then. */
  readonly verifiedOn: string | null
}

/** The number to call when somebody is in danger. */
export const emergencyNumber = '999'

export const helplines: readonly Helpline[] = [
  {
    name: 'Emergency',
    number: emergencyNumber,
    situation: 'Danger now',
    when: 'If someone is in danger right now. 112 works too.',
    isEmergency: true,
    source: 'National emergency number of Kenya',
    verifiedOn: null,
  },
  {
    name: 'Emergency from a mobile phone',
    number: '112',
    situation: 'Danger now',
    when: 'The same emergency services, from any mobile network.',
    isEmergency: true,
    source: 'National emergency number of Kenya',
    verifiedOn: null,
  },
  {
    name: 'Kenya Red Cross psychological support',
    number: '1199',
    situation: 'You need to talk',
    when: 'Counselling by phone, whatever it is about.',
    terms: 'The counselling is free.',
    source: 'Kenya Red Cross Society',
    verifiedOn: null,
  },
  {
    name: 'Befrienders Kenya',
    number: '0722 178 177',
    situation: 'Thoughts of suicide',
    when: 'Confidential listening for anyone thinking about suicide or in deep distress.',
    source: 'Befrienders Kenya',
    verifiedOn: null,
  },
  {
    name: 'Childline Kenya',
    number: '116',
    situation: 'Under 18',
    when: 'If you are under 18, or worried about someone who is.',
    source: 'Childline Kenya',
    verifiedOn: null,
  },
  {
    name: 'Gender-based violence',
    number: '1195',
    situation: 'Violence at home',
    when: 'If someone hurts, threatens or controls you, now or in the past.',
    source: 'National GBV hotline of Kenya',
    verifiedOn: null,
  },
  {
    name: 'NACADA, alcohol and drugs',
    number: '1192',
    situation: 'Alcohol or drugs',
    when: 'Support with drinking or drug use, your own or that of someone close.',
    source: 'National Authority for the Campaign Against Alcohol and Drug Abuse',
    verifiedOn: null,
  },
]

const mostNeeded = new Set([emergencyNumber, '1199', '0722 178 177', '116'])

/** The helplines shown where somebody writes to us; the others are one tap away. */
export const firstHelplines = helplines.filter(({ number }) => mostNeeded.has(number))
