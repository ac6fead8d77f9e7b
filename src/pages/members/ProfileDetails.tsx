import type { Profile } from '@/domain/members/profile'
import styles from './members.module.css'

const dayFormat = new Intl.DateTimeFormat('en-KE', { dateStyle: 'long', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en-KE', {
  dateStyle: 'long',
  timeZone: 'Africa/Nairobi',
})

/** What a profile says; 'N/A' stands for what it does not. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { dob, dateJoined } = profile
  const birthday = new Date(`${dob}T00:00:00Z`)
  const details: readonly (readonly [label: string, text: string])[] = [
    ['Name', profile.displayName],
    ['Role', profile.role],
    ['Email', profile.email],
    ['Phone number', profile.phoneNumber],
    ['First name', profile.fname],
    ['Last name', profile.lname],
    ['Date of birth', Number.isNaN(birthday.getTime()) ? dob : dayFormat.format(birthday)],
    ['Date joined', dateJoined ? momentFormat.format(dateJoined) : ''],
    ['Gender', profile.gender],
    ['Location', profile.location],
    ['Profession', profile.profession],
  ]
  return (
    <dl className={`facts ${styles.details}`}>
      {details.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text || 'N/A'}</dd>
        </div>
      ))}
    </dl>
  )
}
