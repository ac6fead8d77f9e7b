import type { StoredDetails } from '@/domain/members/profile'

/** Staff of all areas, part of the samples. */
export const demoStaff = {
  uid: 'DemoStaff0000000000000000001',
  email: 'demo.staff@example.org',
  password: 'look-after-people',
  displayName: 'Wanjiru Demo',
  /** The document users/{uid}: staff are members too. */
  profile: {
    email: 'demo.staff@example.org',
    displayName: 'Wanjiru Demo',
    fname: 'Wanjiru',
    lname: 'Demo',
    phoneNumber: '0712345679',
    uid: 'DemoStaff0000000000000000001',
    dob: '1996-08-02',
    gender: 'Female',
    location: 'Nairobi',
    proffesion: 'Counsellor',
  } satisfies StoredDetails,
} as const

/** The document staff/{uid}, which only the console can write in a real project. */
export const demoAreas = ['money', 'messages', 'members', 'admin'] as const
