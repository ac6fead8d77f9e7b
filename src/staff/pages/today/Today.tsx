import { useEffect, useState, type CSSProperties } from 'react'
import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/staff/content/desk'
import type { Area } from '@/staff/domain/areas'
import type { TabName } from '@/staff/pages/deskTabs'
import { howLong, timeText } from '@/staff/pages/list/timeText'
import { PartState } from '@/staff/pages/PartState'
import styles from '@/staff/pages/staffFrame.module.css'
import { watchChanges, type Write } from '@/staff/services/changes'
import {
  countNewPledges,
  countOpenOrders,
  countWaitingMessages,
  type Waiting,
} from '@/staff/services/waiting'

const texts = deskTexts.today

const due: readonly {
  readonly area: Area
  readonly tab: TabName
  readonly count: () => Promise<Waiting>
  readonly say: (waiting: Waiting, now: number) => string
  /** Whether it leaves one fewer waiting. */
  readonly isDoneBy: (write: Write) => boolean
}[] = [
  {
    area: 'messages',
    tab: 'Messages',
    count: countWaitingMessages,
    say: ({ atLeast, since }, now) =>
      texts.messages(atLeast, since && howLong(now - since.getTime())),
    isDoneBy: ({ collection }) => collection === 'answers',
  },
  {
    area: 'money',
    tab: 'Match',
    count: countNewPledges,
    say: ({ atLeast, since }) => texts.pledges(atLeast, since && timeText(since)),
    isDoneBy: (write) =>
      write.collection === 'confirmations' && 'set' in write && write.set['kind'] === 'donation',
  },
  {
    area: 'money',
    tab: 'Orders',
    count: countOpenOrders,
    say: ({ atLeast }) => texts.orders(atLeast),
    isDoneBy: (write) =>
      write.collection === 'orderSteps' && 'set' in write && write.set['step'] !== 'packed',
  },
]

/** Counts on opening, less what is done on this page since. */
export function Today({
  areas,
  onOpen,
}: {
  areas: readonly Area[]
  onOpen: (tab: TabName) => void
}) {
  const [now] = useState(Date.now)
  const [done, setDone] = useState<readonly Write[]>([])
  useEffect(() => watchChanges((writes) => setDone((before) => [...before, ...writes])), [])
  const ownDue = due.filter(({ area }) => areas.includes(area))
  const { value: counted, ...state } = useFetched(
    () => Promise.all(ownDue.map(async (each) => ({ ...each, ...(await each.count()) }))),
    ownDue.map(({ tab }) => tab).join(),
  )
  if (ownDue.length === 0) return null
  const lines = counted
    ?.map((line) => ({ ...line, atLeast: line.atLeast - done.filter(line.isDoneBy).length }))
    .filter(({ atLeast }) => atLeast > 0)
  return (
    <section
      aria-label={texts.title}
      className={styles.today}
      style={{ '--due': ownDue.length } as CSSProperties}
    >
      <strong>{texts.title}</strong>
      {!lines && <PartState {...state} failed={texts.failed} />}
      {lines?.length === 0 && texts.nothing}
      {lines?.map(({ tab, say, ...waiting }) => (
        <Button key={tab} variant="text" onClick={() => onOpen(tab)}>
          {say(waiting, now)}
        </Button>
      ))}
    </section>
  )
}
