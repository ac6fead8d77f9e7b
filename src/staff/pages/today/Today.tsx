import { useEffect, useState, type CSSProperties } from 'react'
import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/staff/content/desk'
import { soundsLikeDanger } from '@/staff/domain/danger'
import type { StoredMessage } from '@/staff/domain/records'
import type { TabName } from '@/staff/pages/deskTabs'
import { clockText, howLong, timeText } from '@/staff/domain/days'
import { PartState } from '@/staff/pages/PartState'
import styles from '@/staff/pages/staffFrame.module.css'
import { watchChanges, type Write } from '@/staff/services/write'
import { loadNewPledges, loadOpenOrders, loadWaitingMessages } from '@/staff/services/waiting'

const texts = deskTexts.today

/** Says how many are left after what was done on this page. */
type Say = (done: readonly Write[], now: number) => { readonly left: number; readonly text: string }

const due: readonly { readonly tab: TabName; readonly count: () => Promise<Say> }[] = [
  {
    tab: 'Messages',
    count: async () => {
      const messages = await loadWaitingMessages()
      return (done, now) => {
        const waiting = messages.after(done)
        return { left: waiting.length, text: messagesText(waiting, now) }
      }
    },
  },
  {
    tab: 'Match',
    count: async () => {
      const pledges = await loadNewPledges()
      const since = pledges.since && timeText(pledges.since)
      return (done) => {
        const left = pledges.after(done)
        return { left, text: texts.pledges(left, since) }
      }
    },
  },
  {
    tab: 'Orders',
    count: async () => {
      const orders = await loadOpenOrders()
      return (done) => {
        const left = orders.after(done)
        return { left, text: texts.orders(left) }
      }
    },
  },
]

/** `waiting`: oldest first. The text begins with what sounds like danger. */
function messagesText(waiting: readonly StoredMessage[], now: number): string {
  const text = (those: readonly StoredMessage[], say: (count: number, howLong: string) => string) =>
    those[0] ? say(those.length, howLong(now - Number(those[0].at))) : ''
  return (
    text(waiting.filter(soundsLikeDanger), texts.danger) + text(waiting, texts.messages) ||
    texts.noMessage
  )
}

/** What was waiting when the page opened, less what was done on it since. */
export function Today({
  tabs,
  onOpen,
}: {
  tabs: readonly TabName[]
  onOpen: (tab: TabName) => void
}) {
  const [now] = useState(Date.now)
  const [done, setDone] = useState<readonly Write[]>([])
  useEffect(() => watchChanges((writes) => setDone((before) => [...before, ...writes])), [])
  const ownDue = due.filter(({ tab }) => tabs.includes(tab))
  const { value: counted, ...state } = useFetched(
    () => Promise.all(ownDue.map(async ({ tab, count }) => ({ tab, say: await count() }))),
    ownDue.map(({ tab }) => tab).join(),
  )
  if (ownDue.length === 0) return null
  const all = counted?.map(({ tab, say }) => ({ tab, ...say(done, now) }))
  return (
    <section
      aria-label={texts.title}
      className={styles.today}
      style={{ '--due': ownDue.length } as CSSProperties}
    >
      <strong>{texts.title}</strong>
      {!all && <PartState {...state} failed={texts.failed} />}
      {all?.every(({ left }) => left === 0) &&
        texts.nothing(clockText(new Date(now)), all.map(({ text }) => text).join(', '))}
      {all?.map(
        ({ tab, left, text }) =>
          left > 0 && (
            <Button key={tab} variant="text" onClick={() => onOpen(tab)}>
              {text}
            </Button>
          ),
      )}
    </section>
  )
}
