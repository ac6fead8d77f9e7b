import type { SeededDocument } from 'local-backend'
import { demoMember } from '../demoMember.ts'
import { demoAreas, demoStaff } from '../demoStaff.ts'
import { portalCsv, type SamplePayment } from '../mobile-money/portalCsv.ts'
import {
  sampleMessages,
  sampleOrders,
  samplePayments,
  samplePledges,
  sampleSubscribers,
  sampleToTell,
} from './sampleGiving.ts'

/** What a fresh backend with samples holds besides its demo member. */
export function sampleDocuments(now: Date): readonly SeededDocument[] {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000)
  return [
    document(`users/${demoStaff.uid}`, demoStaff.profile, at(1000)),
    document(`staff/${demoStaff.uid}`, { areas: demoAreas }, at(1000)),
    document(`verified/${demoMember.uid}`, { email: demoMember.email }, at(10)),
    document(`joined/${demoMember.uid}`, { at: at(10) }, at(10)),
    ...samplePledges.map(({ id, name, email, amount, message = '', method = 'mpesa', hoursAgo }) =>
      document(
        `Donations/${id}`,
        {
          name,
          email,
          amount: String(amount),
          message,
          paymentMethod: method,
          timestamp: at(hoursAgo),
        },
        at(hoursAgo),
      ),
    ),
    ...sampleOrders.map(({ id, hoursAgo }) =>
      document(`placed/${id}`, { at: at(hoursAgo) }, at(hoursAgo)),
    ),
    ...sampleOrders.map(({ id, hoursAgo, ...order }) =>
      document(
        `Orders/${id}`,
        {
          ...order,
          totalItems: order.cart.length,
          totalCost: order.cart.reduce<number>((sum, { cost }) => sum + cost, 0),
        },
        at(hoursAgo),
      ),
    ),
    ...sampleMessages.map(({ id, hoursAgo, ...message }) =>
      document(`contactMessages/${id}`, { ...message, timestamp: at(hoursAgo) }, at(hoursAgo)),
    ),
    ...sampleSubscribers.map((email, index) =>
      document(`mailingList/SNEWSLETTER23456789${index + 2}`, { email }, at(200 - index)),
    ),
    ...sampleToTell.map((email, index) =>
      document(
        `tellMeWhen/STELLMEWHEN23456789${index + 2}`,
        { email, subject: 'Yoga in the Open', timestamp: at(100 - index) },
        at(100 - index),
      ),
    ),
  ]
}

/** An M-Pesa pledge or an order made while trying the site. */
export interface TriedPayment {
  readonly id: string
  readonly at: Date
  readonly name: string
  readonly phone: string
  readonly amount: number
}

/**
 * A statement of the till, as M-Pesa's portal writes it, in which most of the samples and all that was
 * `tried` are paid.
 */
export function sampleStatement(now: Date, tried: readonly TriedPayment[] = []): string {
  const ago = (hours: number) => now.getTime() - hours * 3_600_000
  const pledged = samplePledges.flatMap(({ hoursAgo, amount, paid }): SamplePayment[] =>
    paid
      ? [
          {
            code: paid.code,
            at: ago(hoursAgo) + paid.minutesLater * 60_000,
            amount: paid.amount ?? amount,
            payer: paid.payer,
          },
        ]
      : [],
  )
  const others = samplePayments.map(({ hoursAgo, ...payment }): SamplePayment => ({
    ...payment,
    at: ago(hoursAgo),
  }))
  const paid = tried.map(({ id, at, name, phone, amount }): SamplePayment => ({
    code: `TKTR${id.slice(0, 6).toUpperCase()}`,
    at: Math.min(at.getTime() + 60_000, now.getTime()),
    payer: `2547****${phone.slice(-3) || '000'} - ${name.toUpperCase()}`,
    amount,
  }))
  return portalCsv(
    [...pledged, ...others, ...paid].toSorted((a, b) => b.at - a.at),
    { shortCode: '000000', from: ago(96), to: ago(0) },
  )
}

function document(path: string, fields: SeededDocument['fields'], time: Date): SeededDocument {
  return { path, fields, time }
}
