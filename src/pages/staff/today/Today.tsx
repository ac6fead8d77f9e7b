import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/content/staff'
import type { Area } from '@/domain/staff/areas'
import type { TabName } from '@/pages/staff/deskTabs'
import { timeText } from '@/pages/staff/list/timeText'
import { howLong } from '@/pages/staff/messages/howLong'
import { PartState } from '@/pages/staff/PartState'
import styles from '@/pages/staff/staffFrame.module.css'
import { countNewPledges, countWaitingMessages, type Waiting } from '@/services/staff/waiting'

const texts = deskTexts.today

const due: readonly {
  readonly area: Area
  readonly tab: TabName
  readonly count: () => Promise<Waiting>
  readonly say: (waiting: Waiting, now: number) => string
}[] = [
  {
    area: 'messages',
    tab: 'Messages',
    count: countWaitingMessages,
    say: ({ atLeast, since }, now) =>
      texts.messages(atLeast, since && howLong(now - since.getTime())),
  },
  {
    area: 'money',
    tab: 'Match',
    count: countNewPledges,
    say: ({ atLeast, since }) => texts.pledges(atLeast, since && timeText(since)),
  },
]

/** What waits and can be counted cheaply, as the desk is opened. */
export function Today({
  areas,
  onOpen,
}: {
  areas: readonly Area[]
  onOpen: (tab: TabName) => void
}) {
  const [now] = useState(Date.now)
  const mine = due.filter(({ area }) => areas.includes(area))
  const { value: lines, ...state } = useFetched(
    async () => {
      const waiting = await Promise.all(
        mine.map(async (each) => ({ ...each, ...(await each.count()) })),
      )
      return waiting.filter(({ atLeast }) => atLeast > 0)
    },
    mine.map(({ tab }) => tab).join(),
  )
  if (mine.length === 0) return null
  return (
    <section aria-label={texts.title} className={styles.today}>
      <strong>{texts.title}</strong>
      {!lines && <PartState {...state} failed={texts.failed} />}
      {lines?.length === 0 && texts.nothing}
      {lines?.map(({ tab, say, ...waiting }) => (
        <Button key={tab} look="quiet" onClick={() => onOpen(tab)}>
          {say(waiting, now)}
        </Button>
      ))}
    </section>
  )
}
