import type { MemberOptions } from '@/domain/members/details'

const counties = `
  Baringo, Bomet, Bungoma, Busia, Elgeyo-Marakwet, Embu, Garissa, Homa Bay, Isiolo, Kajiado,
  Kakamega, Kericho, Kiambu, Kilifi, Kirinyaga, Kisii, Kisumu, Kitui, Kwale, Laikipia, Lamu,
  Machakos, Makueni, Mandera, Marsabit, Meru, Migori, Mombasa, Murang'a, Nairobi, Nakuru,
  Nandi, Narok, Nyamira, Nyandarua, Nyeri, Samburu, Siaya, Taita-Taveta, Tana River,
  Tharaka-Nithi, Trans Nzoia, Turkana, Uasin Gishu, Vihiga, Wajir, West Pokot
`
  .trim()
  .split(/,\s+/)

export const memberOptions: MemberOptions = {
  genders: ['Female', 'Male', 'Intersex', 'Another term', 'Prefer not to say'],
  locations: [...counties, 'Outside Kenya'],
  professions: [
    'Student – university or college',
    'Student – secondary or other',
    'Counsellor',
    'Therapist',
    'Psychologist',
    'Psychiatrist',
    'Nurse or clinical officer',
    'Doctor – other',
    'Social worker',
    'Community health promoter',
    'Teacher or lecturer',
    'Faith leader',
    'Engineer or technologist',
    'Business or finance',
    'Creative or media',
    'Public servant',
    'Self-employed',
    'Looking for work',
    'Other',
    'Prefer not to say',
  ],
}

/** With a public register. */
export const registeredProfessions: readonly string[] = ['Counsellor', 'Therapist', 'Psychologist']
