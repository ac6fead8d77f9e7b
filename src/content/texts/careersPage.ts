import { volunteerRoles } from '@/content/facts/volunteerRoles.json'

const isComplete = volunteerRoles.every(({ time, supervision }) => time && supervision)

export const careersPage = {
  lead: `Give some of your time to young people’s mental health.${
    isComplete
      ? ''
      : ' Before you say yes, ask us how much time a role takes, what training it has and who stands by you.'
  }`,
  oneRole: ['Do two roles appeal to you? Choose', 'one preferred role, not both'],
  apply:
    'Tell us your name, where you live or study, your one preferred role, and how many hours a month you can give. Working with young people can mean checks before you start.',
  undecided: 'Not decided yet',
  noneOpen: 'No role is open right now. Tell us what you would like to do.',
} as const

export function applicationDraft(role: string) {
  return {
    subject: role ? `Volunteer application: ${role}` : 'Volunteer application',
    text: [
      'Hello,',
      'I would like to volunteer.',
      '',
      'Name:',
      'Town or campus:',
      `Preferred role (one):${role && ` ${role}`}`,
      'Hours a month:',
      'Why this role:',
      '',
    ].join('\n'),
  }
}
