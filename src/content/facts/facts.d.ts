// Types of what pages import, so that no schema reaches a visitor.

declare module '@/content/facts/activities.json' {
  export const activities: readonly import('@/content/facts/activities').Activity[]
}
declare module '@/content/facts/blogs.json' {
  export const blogs: readonly import('@/content/facts/blogs').Blog[]
}
declare module '@/content/facts/catalogue.json' {
  export const catalogue: readonly import('@/content/facts/catalogue').Item[]
}
declare module '@/content/facts/faq.json' {
  export const faq: readonly import('@/content/facts/faq').FaqItem[]
}
declare module '@/content/facts/helpNow.json' {
  export const advice: import('@/content/facts/helpNow').HelpNow['advice']
  export const rightNow: import('@/content/facts/helpNow').HelpNow['rightNow']
}
declare module '@/content/facts/helplines.json' {
  export const emergencyNumber: string
  export const helplines: readonly import('@/content/facts/helplines').HelplineFact[]
}
declare module '@/content/facts/leaders.json' {
  export const leaders: readonly import('@/content/facts/leaders').Leader[]
}
declare module '@/content/facts/memberOptions.json' {
  const memberOptions: import('@/content/facts/memberOptions').MemberOptions
  export const registeredProfessions: readonly string[]
  export default memberOptions
}
declare module '@/content/facts/organisation.json' {
  const organisation: import('@/content/facts/organisation').Organisation
  export default organisation
}
declare module '@/content/facts/partnerships.json' {
  export const partnersContact: string
  export const partnerGains: readonly import('@/content/facts/partnerships').PartnershipType[]
  export const testimonials: readonly import('@/content/facts/partnerships').Testimonial[]
}
declare module '@/content/facts/publicHolidays.json' {
  const publicHolidays: import('@/content/facts/publicHolidays').PublicHolidays
  export default publicHolidays
}
declare module '@/content/facts/recordings.json' {
  export const recordings: readonly import('@/content/facts/recordings').Recording[]
}
declare module '@/content/facts/recordKeeping.json' {
  const recordKeeping: import('@/content/facts/recordKeeping').RecordKeeping
  export default recordKeeping
}
declare module '@/content/facts/volunteerRoles.json' {
  export const volunteerRoles: readonly import('@/content/facts/volunteerRoles').VolunteerRole[]
}
