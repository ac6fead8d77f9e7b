// Types of what pages import, so that no schema reaches a visitor.

declare module '@/content/facts/activities.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const activities: Facts['activities']['activities']
}

declare module '@/content/facts/blogs.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const blogs: Facts['blogs']['blogs']
}

declare module '@/content/facts/catalogue.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const catalogue: Facts['catalogue']['catalogue']
}

declare module '@/content/facts/faq.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const faq: Facts['faq']['faq']
}

declare module '@/content/facts/helpNow.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const advice: Facts['helpNow']['advice']
  export const rightNow: Facts['helpNow']['rightNow']
}

declare module '@/content/facts/helplines.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const emergencyNumber: Facts['helplines']['emergencyNumber']
  export const helplines: Facts['helplines']['helplines']
}

declare module '@/content/facts/leaders.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const leaders: Facts['leaders']['leaders']
}

declare module '@/content/facts/memberOptions.json' {
  import type { Facts } from '@/content/facts/schemas'

  const memberOptions: Facts['memberOptions']
  export const registeredProfessions: Facts['memberOptions']['registeredProfessions']
  export default memberOptions
}

declare module '@/content/facts/organisation.json' {
  import type { Facts } from '@/content/facts/schemas'

  const organisation: Facts['organisation']
  export default organisation
}

declare module '@/content/facts/partnerships.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const partnersContact: Facts['partnerships']['partnersContact']
  export const partnerGains: Facts['partnerships']['partnerGains']
  export const testimonials: Facts['partnerships']['testimonials']
}

declare module '@/content/facts/publicHolidays.json' {
  import type { Facts } from '@/content/facts/schemas'

  const publicHolidays: Facts['publicHolidays']
  export default publicHolidays
}

declare module '@/content/facts/recordings.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const recordings: Facts['recordings']['recordings']
}

declare module '@/content/facts/recordKeeping.json' {
  import type { Facts } from '@/content/facts/schemas'

  const recordKeeping: Facts['recordKeeping']
  export default recordKeeping
}

declare module '@/content/facts/volunteerRoles.json' {
  import type { Facts } from '@/content/facts/schemas'

  export const volunteerRoles: Facts['volunteerRoles']['volunteerRoles']
}
