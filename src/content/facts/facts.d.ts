// Types of what pages import, so that no schema reaches a visitor.

declare module '@/content/facts/activities.json' {
  import type { Activity } from '@/content/facts/activities'

  export const activities: readonly Activity[]
}
declare module '@/content/facts/blogs.json' {
  import type { Blog } from '@/content/facts/blogs'

  export const blogs: readonly Blog[]
}
declare module '@/content/facts/catalogue.json' {
  import type { Item } from '@/content/facts/catalogue'

  export const catalogue: readonly Item[]
}
declare module '@/content/facts/faq.json' {
  import type { FaqItem } from '@/content/facts/faq'

  export const faq: readonly FaqItem[]
}
declare module '@/content/facts/helpNow.json' {
  import type { HelpNow } from '@/content/facts/helpNow'

  export const advice: HelpNow['advice']
  export const rightNow: HelpNow['rightNow']
}
declare module '@/content/facts/helplines.json' {
  import type { HelplineFact } from '@/content/facts/helplines'

  export const emergencyNumber: string
  export const helplines: readonly HelplineFact[]
}
declare module '@/content/facts/leaders.json' {
  import type { Leader } from '@/content/facts/leaders'

  export const leaders: readonly Leader[]
}
declare module '@/content/facts/memberOptions.json' {
  import type { MemberOptions } from '@/content/facts/memberOptions'

  const memberOptions: MemberOptions
  export const registeredProfessions: readonly string[]
  export default memberOptions
}
declare module '@/content/facts/organisation.json' {
  import type { Organisation } from '@/content/facts/organisation'

  const organisation: Organisation
  export default organisation
}
declare module '@/content/facts/partnerships.json' {
  import type { PartnershipType, Testimonial } from '@/content/facts/partnerships'

  export const partnersContact: string
  export const partnerGains: readonly PartnershipType[]
  export const testimonials: readonly Testimonial[]
}
declare module '@/content/facts/publicHolidays.json' {
  import type { PublicHolidays } from '@/content/facts/publicHolidays'

  const publicHolidays: PublicHolidays
  export default publicHolidays
}
declare module '@/content/facts/recordings.json' {
  import type { Recording } from '@/content/facts/recordings'

  export const recordings: readonly Recording[]
}
declare module '@/content/facts/recordKeeping.json' {
  import type { RecordKeeping } from '@/content/facts/recordKeeping'

  const recordKeeping: RecordKeeping
  export default recordKeeping
}
declare module '@/content/facts/volunteerRoles.json' {
  import type { VolunteerRole } from '@/content/facts/volunteerRoles'

  export const volunteerRoles: readonly VolunteerRole[]
}
