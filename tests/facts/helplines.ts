import type { Helpline } from '@/content/facts/helplines'

export const emergencyNumber = '999'

export const helplines: readonly Helpline[] = [
  {
    name: 'Emergency',
    number: emergencyNumber,
    situation: 'Danger now',
    when: 'If someone is in danger right now. 112 works too.',
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
    isFirst: true,
    source: 'Kenya Red Cross Society',
    verifiedOn: null,
  },
  {
    name: 'Befrienders Kenya',
    number: '0722 178 177',
    situation: 'Thoughts of suicide',
    when: 'Confidential listening for anyone thinking about suicide or in deep distress.',
    isFirst: true,
    source: 'Befrienders Kenya',
    verifiedOn: null,
  },
  {
    name: 'Childline Kenya',
    number: '116',
    situation: 'Under 18',
    when: 'If you are under 18, or worried about someone who is.',
    isFirst: true,
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

/** Shown where people write to us. */
export const firstHelplines = helplines.filter(({ isFirst }) => isFirst)
