import { paths } from '@/config/paths'
import { catalogue } from '@/content/facts/catalogue.json'
import type { Organisation } from '@/content/facts/organisation'

export function readyFeatures(
  { bank }: Organisation,
  takesMpesa: boolean,
  hasActivityAhead: boolean,
) {
  return [
    { label: 'Helplines to call today', to: paths.helpNow },
    ...(hasActivityAhead ? [{ label: 'Talks and open-air sessions', to: paths.activities }] : []),
    { label: 'Becoming a member', to: paths.register },
    { label: 'Roles for volunteers', to: paths.careers },
    ...(takesMpesa && catalogue.length > 0 ? [{ label: 'The shop', to: paths.shop }] : []),
    ...(takesMpesa || bank ? [{ label: 'Ways to give', to: paths.donate }] : []),
  ]
}

export function upcomingFeatures(
  { bank, email, phone, signUpFormUrl, volunteerFormUrl, waitlistUrl, whatsApp }: Organisation,
  takesMpesa: boolean,
): readonly string[] {
  return [
    'The app, with all its services, free of charge',
    !waitlistUrl && 'A page for its waitlist',
    !signUpFormUrl && 'A form to sign up for activities',
    !volunteerFormUrl && 'A form to apply as a volunteer',
    !takesMpesa && (bank ? 'Paying by M-Pesa' : 'Giving, and the shop'),
    takesMpesa && catalogue.length === 0 && 'The shop',
    !whatsApp && 'WhatsApp',
    !phone && 'A telephone number',
    !email && 'An email address',
  ].filter((what) => what !== false)
}

export const untilThen = 'Until then our contact form reaches the team.'
