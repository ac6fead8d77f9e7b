export const phonedTexts = {
  lead: 'Phone each number at least every six months, and ask whether the hours and the help are still right. Never test 999 or 112, which are for emergencies: ask at a police station.',
  never: 'Nobody has phoned it yet.',
  old: 'More than 180 days ago: phone it again.',
  button: 'I phoned it today and it was right',
  emergency: 'Do not phone it. Ask at a police station.',
  noted: (name: string) => `Noted: ${name}.`,
} as const
