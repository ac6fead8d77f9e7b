import { paths } from '@/config/paths'
import type { Organisation } from '@/content/facts/organisation'

export function readyFeatures({ bank, till }: Organisation, hasActivityAhead: boolean) {
  return [
    { label: 'Helplines to call today', to: paths.helpNow },
    ...(hasActivityAhead ? [{ label: 'Talks and open-air sessions', to: paths.activities }] : []),
    { label: 'Becoming a member', to: paths.register },
    { label: 'Roles for volunteers', to: paths.careers },
    ...(till ? [{ label: 'The shop', to: paths.shop }] : []),
    ...(till || bank ? [{ label: 'Ways to give', to: paths.donate }] : []),
  ]
}

export function upcomingFeatures(facts: Organisation): readonly string[] {
  const { bank, email, phone, signUpFormUrl, till, volunteerFormUrl, waitlistUrl, whatsApp } = facts
  return [
    'The app, with all its services, free of charge',
    !waitlistUrl && 'A page for its waitlist',
    !signUpFormUrl && 'A form to sign up for activities',
    !volunteerFormUrl && 'A form to apply as a volunteer',
    !till && (bank ? 'Paying by M-Pesa' : 'Giving, and the shop'),
    !whatsApp && 'WhatsApp',
    !phone && 'A telephone number',
    !email && 'An email address',
  ].filter((what) => what !== false)
}

export const untilThen = 'Until then our contact form reaches the team.'
