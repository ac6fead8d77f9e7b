import { typedDob, type MemberDetails } from '@/domain/members/details'

/** Somebody who is no member yet. */
export const asha = { email: 'Asha@Example.org', password: 'kahawa-chungu-9' }

/** Somebody who has no profile, or is another one at the same phone. */
export const baraka = { email: 'baraka@example.org', password: 'chapati-na-madondo' }

/** What she says about herself. */
export const details: MemberDetails = {
  ...{ fname: 'Asha', lname: 'Wanjiru', phoneNumber: '0712 345 678', dob: '2003-05-06' },
  ...{ gender: 'Female', location: "Murang'a", profession: 'Counsellor' },
}

/** What her forms hold, by the names of their fields. */
export const typedDetails = { ...details, ...typedDob(details.dob), guardian: '' }

/** What she types, by the labels of the fields. */
export const labelledDetails = {
  ...{ 'First name': details.fname, 'Last name': details.lname },
  'Phone number': details.phoneNumber,
  ...{ Day: '6', Month: '5', Year: '2003' },
  ...{ Gender: details.gender, Location: 'murang’a', Profession: details.profession },
}

const { profession, ...texts } = details

/** What is stored of it, besides email and uid. */
export const storedDetails = { ...texts, proffesion: profession, displayName: 'Asha Wanjiru' }
