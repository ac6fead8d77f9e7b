import { useEffect, useState, type CSSProperties } from 'react'
import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/staff/content/desk'
import { soundsLikeDanger } from '@/staff/domain/danger'
import type { StoredMessage } from '@/staff/domain/records'
import type { TabName } from '@/staff/pages/deskTabs'
import { howLong, timeText } from '@/staff/domain/days'
import { PartState } from '@/staff/pages/PartState'
import styles from '@/staff/pages/staffFrame.module.css'
import { watchChanges, type Write } from '@/staff/services/write'
import { listWaitingMessages } from '@/staff/services/messages'
import { countNewPledges, countOpenOrders } from '@/staff/services/waiting'

const texts = deskTexts.today

/** Says what is left after what was done on this page; '' if nothing. */
type Say = (done: readonly Write[], now: number) => string

const due: readonly { readonly tab: TabName; readonly count: () => Promise<Say> }[] = [
  {
    tab: 'Messages',
    count: async () => {
      const waiting = await listWaitingMessages()
      return (done, now) =>
        messagesText(
          waiting.filter(({ id }) => !done.some((write) => isDone(write, id))),
          now,
        )
    },
  },
  {
    tab: 'Match',
    count: async () => {
      const { atLeast, since } = await countNewPledges()
      return sayLeft(
        atLeast,
        'confirmations',
        (stored) => stored['kind'] === 'donation' && stored['document'],
        (left) => texts.pledges(left, since && timeText(since)),
      )
    },
  },
  {
    tab: 'Orders',
    count: async () =>
      sayLeft(
        await countOpenOrders(),
        'orderSteps',
        (stored) => stored['step'] !== 'packed' && stored['order'],
        texts.orders,
      ),
  },
]

/** `endedBy`: the pledge or order that a write ends. It counts once, however many parts it has. */
function sayLeft(
  count: number,
  collection: string,
  endedBy: (stored: Readonly<Record<string, unknown>>) => unknown,
  say: (left: number) => string,
): Say {
  return (done) => {
    const ended = done
      .filter((write) => write.collection === collection)
      .flatMap((write) => ('set' in write && endedBy(write.set)) || [])
    const left = count - new Set(ended).size
    return left > 0 ? say(left) : ''
  }
}

/** Whether it was answered or deleted; taking the answer back deletes that. */
function isDone(write: Write, message: string): boolean {
  const { collection, id } = write
  const isAnswer = collection === 'answers' && 'set' in write
  return id === message && (isAnswer || collection === 'contactMessages')
}

/** `waiting`: oldest first. The text begins with what sounds like danger. */
function messagesText(waiting: readonly StoredMessage[], now: number): string {
  const text = (those: readonly StoredMessage[], say: (count: number, howLong: string) => string) =>
    those[0] ? say(those.length, howLong(now - Number(those[0].at))) : ''
  return text(waiting.filter(soundsLikeDanger), texts.danger) + text(waiting, texts.messages)
}

/** The last write to each document, so that an undone step no longer counts. */
function lastOf(writes: readonly Write[]): readonly Write[] {
  return [...new Map(writes.map((write) => [`${write.collection} ${write.id}`, write])).values()]
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
  useEffect(() => watchChanges((writes) => setDone((before) => lastOf([...before, ...writes]))), [])
  const ownDue = due.filter(({ tab }) => tabs.includes(tab))
  const { value: counted, ...state } = useFetched(
    () => Promise.all(ownDue.map(async ({ tab, count }) => ({ tab, say: await count() }))),
    ownDue.map(({ tab }) => tab).join(),
  )
  if (ownDue.length === 0) return null
  const lines = counted
    ?.map(({ tab, say }) => ({ tab, text: say(done, now) }))
    .filter(({ text }) => text !== '')
  return (
    <section
      aria-label={texts.title}
      className={styles.today}
      style={{ '--due': ownDue.length } as CSSProperties}
    >
      <strong>{texts.title}</strong>
      {!lines && <PartState {...state} failed={texts.failed} />}
      {lines?.length === 0 && texts.nothing}
      {lines?.map(({ tab, text }) => (
        <Button key={tab} variant="text" onClick={() => onOpen(tab)}>
          {text}
        </Button>
      ))}
    </section>
  )
}
