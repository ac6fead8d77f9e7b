import { useEffect, useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { isBlank, longest, oneLine } from '@/domain/text/plainText'
import { bookingTexts } from '@/staff/content/booking'
import {
  awaited,
  looksLikeMpesa,
  mostKsh,
  oddityOf,
  readKsh,
  readMoney,
} from '@/staff/domain/booking'
import { mostParts } from '@/staff/domain/confirmation'
import { findBooked } from '@/staff/pages/payments/whyRefused'
import type { Field, Opening } from './opening'
import { useDraft } from './useDraft'

export type Booking = ReturnType<typeof useBooking>

const empty = { method: '', code: '', total: '', isPart: '', from: '', note: '', sure: '' }

/** What is typed, with what is known about its code. What is missing or wrong is null. */
export function useBooking(opening: Opening) {
  const { line, among, most = mostKsh, first = '' } = opening
  const [today] = useState(() => dayInKenya(new Date()))
  const draft = useDraft(opening)
  const purposes = draft.parts.map(({ purpose }) => purpose)
  const known = { ...empty, ...opening.known, ...draft.texts }
  // The bank sets the day of a transfer, which is seldom today.
  const texts = { paidOn: known.method === 'bank' ? '' : today, ...known }
  const isShared = texts.isPart !== '' && texts.method !== 'cash'
  const limits = { first, today, most: isShared ? mostKsh : most }
  const { method, code, paidOn, ...read } = readMoney(texts, { id: draft.id, ...limits })
  const isCash = method === 'cash'
  const { used, found } = useBooked(line || isCash ? null : code, purposes[0]?.kind)
  // Kept, since the line changes as parts are stored.
  const [ofLine] = useState(line && { ...line, received: line.money.received })
  const left = ofLine ?? found
  const isPart = isShared || left !== null
  const total = left?.received ?? read.total
  const all = left?.rest ?? total ?? most
  const partsLeft = left?.partsLeft ?? mostParts
  const parts = draft.parts.map((part) => {
    const fill = found ? String(Math.min(all, awaited(part.purpose) ?? read.total ?? all)) : ''
    const shown = part.typed || fill
    return {
      ...part,
      shown,
      amount: isPart ? readKsh(shown, among ? most : Math.min(all, most)) : total,
    }
  })
  const sum = parts.reduce((before, { amount }) => before + (amount ?? 0), 0)
  // The last possible part takes all that is left, or the rest could never be booked.
  const isTheLot = parts.length < partsLeft || sum === all
  const received = found?.received ?? (isPart && total ? total : undefined)
  const attempts = found?.attempts
  const typed =
    code && method && paidOn && total && !used ? { code, method, paidOn, received, attempts } : null
  const odd = [
    ...(looksLikeMpesa(method, texts.code) ? [bookingTexts.odd['looks-like-mpesa']()] : []),
    ...parts.flatMap(({ purpose, amount }) => {
      if (amount === null) return []
      const each = oddityOf(purpose, amount, !line)
      return each
        ? [bookingTexts.odd[each](formatKsh(amount), formatKsh(awaited(purpose) ?? 0))]
        : []
    }),
  ]
  const note = oneLine(texts.note)
  const hasNote = purposes.some(({ kind }) => kind === 'income' || kind === 'refund')
  const isRight =
    parts.length > 0 &&
    parts.every(({ amount }) => amount !== null) &&
    sum <= all &&
    isTheLot &&
    !(hasNote && isBlank(note))
  // A later change has to be checked again.
  const asked = [method, code, ...parts.map(({ amount }) => amount)].join(' ')
  const isSure = odd.length === 0 || texts.sure === asked
  const money = { method, code, used, found, isPart, total, all, partsLeft, parts, sum, isTheLot }
  const asks = {
    today,
    paidOn,
    odd,
    isSure,
    note,
    hasNote,
    from: oneLine(texts.from).slice(0, longest.name),
  }
  return {
    ...draft,
    ...money,
    ...asks,
    opening,
    field: (field: Field) => ({
      value: texts[field],
      onType: (now: string) => draft.type(field, now),
    }),
    setIsSure: (isNowSure: boolean) => draft.type('sure', isNowSure ? asked : ''),
    money: isRight && isSure ? (line?.money ?? typed) : null,
  }
}

/** A bank's number has no fixed length, so it is looked up only after a pause. */
const settledMs = 300

/** What is booked under a code. Booking checks it again, so a failure is not shown. */
function useBooked(code: string | null, kind: string | undefined) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(code ?? ''), settledMs)
    return () => clearTimeout(timer)
  }, [code])
  const asked = code?.startsWith('BANK-') && code !== settled ? '' : (code ?? '')
  const { value: booked } = useFetched(
    async () => (asked ? findBooked(asked, kind === 'refund') : null),
    asked,
  )
  if (!booked || booked.used) return { used: booked?.used, found: null }
  return { found: { ...booked, partsLeft: mostParts - Object.keys(booked.parts).length } }
}
