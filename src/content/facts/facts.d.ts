// Types of what pages import, so that no schema reaches visitors.

// oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module
type FactsInFiles = import('@/content/facts/schemas').Facts

declare module '@/content/facts/activities.json' {
  export const activities: FactsInFiles['activities']['activities']
}

declare module '@/content/facts/blogs.json' {
  export const blogs: FactsInFiles['blogs']['blogs']
}

declare module '@/content/facts/catalogue.json' {
  export const catalogue: FactsInFiles['catalogue']['catalogue']
}

declare module '@/content/facts/faq.json' {
  export const faq: FactsInFiles['faq']['faq']
}

declare module '@/content/facts/helpNow.json' {
  export const advice: FactsInFiles['helpNow']['advice']
  export const rightNow: FactsInFiles['helpNow']['rightNow']
}

declare module '@/content/facts/helplines.json' {
  export const emergencyNumber: FactsInFiles['helplines']['emergencyNumber']
  export const helplines: FactsInFiles['helplines']['helplines']
}

declare module '@/content/facts/leaders.json' {
  export const leaders: FactsInFiles['leaders']['leaders']
}

declare module '@/content/facts/memberOptions.json' {
  const memberOptions: FactsInFiles['memberOptions']
  export const registeredProfessions: FactsInFiles['memberOptions']['registeredProfessions']
  export default memberOptions
}

declare module '@/content/facts/organisation.json' {
  const organisation: FactsInFiles['organisation']
  export default organisation
}

declare module '@/content/facts/partnerships.json' {
  export const partnersContact: FactsInFiles['partnerships']['partnersContact']
  export const partnerGains: FactsInFiles['partnerships']['partnerGains']
  export const testimonials: FactsInFiles['partnerships']['testimonials']
}

declare module '@/content/facts/publicHolidays.json' {
  const publicHolidays: FactsInFiles['publicHolidays']
  export default publicHolidays
}

declare module '@/content/facts/recordings.json' {
  export const recordings: FactsInFiles['recordings']['recordings']
}

declare module '@/content/facts/recordKeeping.json' {
  const recordKeeping: FactsInFiles['recordKeeping']
  export default recordKeeping
}

declare module '@/content/facts/volunteerRoles.json' {
  export const volunteerRoles: FactsInFiles['volunteerRoles']['volunteerRoles']
}
