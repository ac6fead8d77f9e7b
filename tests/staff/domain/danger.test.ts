import { expect, it } from 'vitest'
import { soundsLikeDanger } from '@/staff/domain/danger'

it.each([
  ...['I do not want to be here any more', 'I don’t want to live', 'i cant go on', 'I want to die'],
  ...['thinking of SUICIDE again', 'She says she will hurt herself', 'there is no point in living'],
  ...['I am not safe at home', 'My uncle hits me', 'My life is in danger', 'I feel unsafe'],
  ...['i will kill my self', 'to take my life', 'Cutting myself', 'I self-harm', 'She overdosed'],
  ...['I am tired of living', 'i wish i was dead', 'nitajiua', 'nataka kujinyonga', 'kujitoa uhai'],
  ...['I cannot go on like this', 'I no longer want to live', 'He said he will kill me'],
  ...['I was sexually assaulted', 'My stepfather is beating me', 'Nilibakwa', 'He raped me'],
  ...['Nataka kufa', 'sitaki kuishi tena', 'anataka kujiua', 'Siwezi kuendelea kuishi'],
  ...['Nimekunywa sumu', 'He threatens me', 'I was defiled', 'He molested me', 'Ananipiga'],
  ...['I will end it all', 'Better off without me', 'He abuses me', 'i wish i was never born'],
  ...['want to disappear', 'never wake up', 'Niko hatarini', 'Nimechoka na maisha', 'najiumiza'],
])('“%s” sounds like danger', (message) => {
  expect(soundsLikeDanger({ subject: '', message })).toBe(true)
  expect(soundsLikeDanger({ subject: message, message: 'Please answer' })).toBe(true)
})

it.each([
  ...['Do you sell hoodies?', 'I want to live in Nairobi and volunteer'],
  ...['Can I be here on Saturday?', 'A grapefruit stand at the open day'],
  ...['I cannot be here on Saturday', 'Najiuliza kama mko wazi', 'My self is calm', 'Take it all'],
  ...['Where do I end my subscription?', 'Skill building for myself', 'Is the safe space open?'],
])('“%s” does not', (message) => {
  expect(soundsLikeDanger({ subject: 'Question', message })).toBe(false)
})
