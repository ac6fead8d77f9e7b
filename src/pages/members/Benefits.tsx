import { profileTexts } from '@/content/texts/members'
import organisation from '@/content/facts/organisation.json'
import styles from './members.module.css'

export function Benefits({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { memberBenefits } = organisation
  if (memberBenefits.length === 0) return null
  return (
    <>
      <Heading className={styles.benefits}>{profileTexts.benefits}</Heading>
      <ul>
        {memberBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </>
  )
}
