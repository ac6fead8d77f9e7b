import type { StoredDetails } from '@/domain/members/profile'

/** The member of every fresh backend, so that logging in can be tried at once. */
export const demoMember = {
  /** Has the form of a real Firebase uid. */
  uid: 'DemoMember000000000000000001',
  email: 'demo.member@example.org',
  password: 'sit-down-and-talk',
  /** The document users/{uid}, with the keys that registering stores. */
  profile: {
    email: 'demo.member@example.org',
    displayName: 'Amani Demo',
    fname: 'Amani',
    lname: 'Demo',
    phoneNumber: '0712345678',
    uid: 'DemoMember000000000000000001',
    dob: '2003-04-15',
    gender: 'Female',
    location: 'Nairobi',
    proffesion: 'Student – university or college',
  } satisfies StoredDetails,
} as const
