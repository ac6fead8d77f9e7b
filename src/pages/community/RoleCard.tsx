import { useId } from 'react'
import { Link } from '@/components/buttons/Link'
import { Collapsible } from '@/components/page/Collapsible'
import { DetailList } from '@/components/page/DetailList'
import { TextList } from '@/components/page/TextList'
import type { VolunteerRole } from '@/content/facts/volunteerRoles'
import { RoleDrawing } from './RoleDrawing'
import styles from './careers.module.css'

export function RoleCard({
  role: { title, summary, responsibilities, time, supervision, drawing },
  onChoose,
}: {
  role: VolunteerRole
  onChoose: () => void
}) {
  const id = useId()
  const details = [
    { label: 'Time', value: time ?? '' },
    { label: 'Who stands by you', value: supervision ?? '' },
  ].filter(({ value }) => value)
  return (
    <article className={styles.role} aria-labelledby={id}>
      <RoleDrawing drawing={drawing} className={styles.drawing} />
      <div>
        <h2 id={id}>{title}</h2>
        <p>{summary}</p>
        <Collapsible
          more="Read More"
          less="Read Less"
          variant="text"
          describedBy={id}
          className={styles.more}
        >
          <h3>What you will do</h3>
          <TextList texts={responsibilities} className="numbered" />
          {details.length > 0 && <DetailList details={details} className="facts" />}
          <p className="on-screen">
            <Link to={{ hash: 'apply' }} aria-describedby={id} onClick={onChoose}>
              Choose this role
            </Link>
          </p>
        </Collapsible>
      </div>
    </article>
  )
}
