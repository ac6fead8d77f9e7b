import type { Activity } from '@/content/facts/activities'

/** For tests: what people see of it is as on the day it was written. */
export const activities: readonly Activity[] = [
  {
    id: 'onboarding',
    drawing: 'badge',
    title: 'Staff Onboarding Week',
    timeline: 'March 2025',
    details:
      'New volunteers and branch leads meet the team, learn how we keep people safe, and practise handing over when someone needs more than a listening ear.',
    dates: { first: '2025-03-01', last: '2025-03-31' },
    dateNote: 'exact days to be confirmed',
    changedOn: '2026-11-21',
  },
  {
    id: 'awareness-month',
    drawing: 'stall',
    title: 'Mental Health Awareness Month',
    timeline: 'Throughout May 2025',
    details:
      'Talks, campus stands and small daily challenges through May. Come to one or to all; bring a friend who would never come alone.',
    dates: { first: '2025-05-01', last: '2025-05-31' },
    dateNote: null,
    changedOn: '2026-11-21',
  },
  {
    id: 'yoga',
    drawing: 'mat',
    imageUrl: '/icon-192.png',
    title: 'Yoga in the Open',
    timeline: 'To be announced',
    details:
      'A slow session outdoors, for beginners too. No mat or experience needed; wear something you can stretch in.',
    dates: null,
    dateNote: null,
    changedOn: '2026-11-21',
  },
  {
    id: 'app-launch',
    drawing: 'phone',
    title: 'App Launch',
    timeline: 'To be announced',
    details:
      'See the app for the first time, try a live space, meet the professionals and tell us what to fix.',
    dates: null,
    dateNote: null,
    changedOn: '2026-11-21',
  },
  {
    id: 'art-and-breeze',
    drawing: 'easel',
    title: 'Art & Breeze',
    timeline: 'To be communicated',
    details:
      'Paint, draw or just sit with music and fresh air. Nothing is judged, and nothing is displayed unless you want it to be.',
    dates: null,
    dateNote: null,
    changedOn: '2026-11-21',
  },
]
