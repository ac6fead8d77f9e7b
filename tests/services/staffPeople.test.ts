import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '@/domain/documentId'
import type { ArrivedPayment } from '@/domain/staff/confirmation'
import { loadStaffAreas } from '@/services/staff/staffAreas'
import { listCalls, notePhoned } from '@/services/staff/helplineCalls'
import { changeMember, deleteMemberData, findMembers, listMembers } from '@/services/staff/members'
import { deleteMessages, listMessages, markAnswered } from '@/services/staff/messages'
import { confirmPayments } from '@/services/staff/confirmPayments'
import { loadPayments } from '@/services/staff/paymentStates'
import {
  findOrders,
  listDoneOrders,
  listOpenOrders,
  listOrders,
  markOrder,
} from '@/services/staff/storedOrders'
import { countSubscribers, deleteSubscriber, listSubscribers } from '@/services/staff/subscribers'
import { demoMember } from '../../local/demoMember'
import { demoStaff } from '../../local/demoStaff'
import { sampleMessages, sampleOrders } from '../../local/samples/sampleGiving'
import { storeInConsole } from '../support/console'
import { addSamples, logIn, staffAccount } from '../support/staff'

const backend = globalThis.testBackend

beforeEach(async () => {
  await addSamples()
  await logIn()
})

describe('the areas of a staff member', () => {
  it('are those of the document, and gone with it', async () => {
    expect(await loadStaffAreas(staffAccount)).toEqual(['money', 'messages', 'members', 'admin'])
    await storeInConsole({ [`staff/${demoStaff.uid}`]: null })
    expect(await loadStaffAreas(staffAccount)).toEqual([])
    await expect(listMessages()).rejects.toMatchObject({ code: 'refused' })
  })

  it('are nobody else’s', async () => {
    await logIn('member')
    await expect(listOrders()).rejects.toMatchObject({ code: 'refused' })
  })
})

describe('messages', () => {
  it('tell who answered them, and that stays although only the answer was lost', async () => {
    const [message] = sampleMessages
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    await markAnswered(message.id, staffAccount)
    await markAnswered(message.id, staffAccount)
    const { items } = await listMessages()
    expect(items.map(({ message: { id }, answered }) => [id, answered?.byEmail])).toEqual([
      [message.id, demoStaff.email],
      [sampleMessages[1].id, undefined],
    ])
  })

  it('all come, the oldest first, also when there are more than fifty', async () => {
    await storeInConsole(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [
          `contactMessages/WAITS${index}`,
          { timestamp: { timestampValue: new Date(index * 1000).toISOString() } },
        ]),
      ),
    )
    const { items } = await listMessages()
    expect(items).toHaveLength(62)
    expect(items[0]?.message.id).toBe('WAITS0')
  })

  it('can be deleted', async () => {
    await deleteMessages(sampleMessages.map(({ id }) => id))
    expect((await listMessages()).items).toEqual([])
  })
})

describe('the mailing list', () => {
  it('is listed, counted, and loses an address wherever it stands', async () => {
    await storeInConsole({
      'mailingList/AGAIN': { email: { stringValue: 'one.sample@example.org' } },
    })
    expect(await countSubscribers()).toBe(3)
    await deleteSubscriber('one.sample@example.org')
    expect((await listSubscribers()).items.map(({ email }) => email)).toEqual([
      'two.sample@example.org',
    ])
  })
})

describe('orders', () => {
  it('tell when they were placed and how far they are', async () => {
    const [paid] = sampleOrders
    await markOrder(paid.id, 'packed', staffAccount)
    await markOrder(paid.id, 'packed', staffAccount)
    const { items } = await listOrders()
    const listed = items.find(({ order }) => order.id === paid.id)
    expect(listed).toMatchObject({
      order: { totalItems: 2, totalCost: 2200, phoneNumber: paid.phoneNumber },
      payment: { state: 'open' },
      steps: { packed: { byEmail: demoStaff.email }, handedOver: null, cancelled: null },
    })
    expect(listed?.order.at).toBeInstanceOf(Date)
  })

  it('come newest first, also when there are more than fifty, until they are handed over', async () => {
    await storeInConsole(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [
          `Orders/ZZ${String(index).padStart(2, '0')}`,
          {},
        ]),
      ),
    )
    await storeInConsole({ 'Orders/AAAA': {} })
    const [gone] = sampleOrders
    await markOrder(gone.id, 'handedOver', staffAccount)
    const orders = await listOpenOrders()
    expect(orders).toHaveLength(60 + sampleOrders.length)
    expect(orders[0]?.order.id).toBe('AAAA')
    expect(orders.map(({ order }) => order.id)).not.toContain(gone.id)
    const { items } = await listDoneOrders('handedOver', null)
    expect(items.map(({ order }) => order.id)).toEqual([gone.id])
    expect((await listDoneOrders('cancelled', null)).items).toEqual([])
  })

  it('are found by name, phone, reference and code', async () => {
    const [paid] = sampleOrders
    const payment: ArrivedPayment = {
      ...{ code: 'TKSAMP0009', document: paid.id, amount: 2200, paidOn: '2026-11-20' },
      method: 'mpesa',
      kind: 'order',
    }
    await confirmPayments([payment], staffAccount)
    for (const typed of ['sample faith', '0700000345', '+254 700 000 345', 'sjmple', 'tksamp0009'])
      expect(
        (await findOrders(typed)).map(({ order }) => order.id),
        typed,
      ).toEqual([paid.id])
    expect(await findOrders('nobody')).toEqual([])
  })

  it('refuse a step of an order that is not there', async () => {
    await expect(markOrder('NOWHERE', 'packed', staffAccount)).rejects.toMatchObject({
      code: 'refused',
    })
  })
})

describe('members', () => {
  const uids = (members: Awaited<ReturnType<typeof findMembers>>) => members.map(({ uid }) => uid)

  it('are found by address, number and the beginning of a name', async () => {
    expect(uids((await listMembers()).items)).toEqual([demoMember.uid, demoStaff.uid])
    expect(uids(await findMembers(' Demo.Member@example.org '))).toEqual([demoMember.uid])
    expect(uids(await findMembers('0712345678'))).toEqual([demoMember.uid])
    expect(uids(await findMembers('Ama'))).toEqual([demoMember.uid])
    expect(uids(await findMembers('Demo'))).toHaveLength(2)
    expect(await findMembers(' ')).toEqual([])
  })

  it.each([
    'amani',
    'AMANI',
    'Amani Demo',
    'demo amani',
    '0712 345 678',
    '+254712345678',
    'demo.mem',
  ])('are found by %s', async (typed) => {
    expect(uids(await findMembers(typed))).toEqual([demoMember.uid])
  })

  it('have their fees shown to who looks after members alone', async () => {
    const areas = { arrayValue: { values: [{ stringValue: 'members' }] } }
    await storeInConsole({ [`staff/${demoStaff.uid}`]: { areas } })
    const fee: ArrivedPayment = {
      ...{ code: 'TKSAMP0008', amount: 200, paidOn: '2026-11-20' },
      ...{ document: demoMember.uid, uid: demoMember.uid },
      method: 'mpesa',
      kind: 'fee',
    }
    await confirmPayments([fee], staffAccount)
    const fees = await loadPayments('fee', [{ id: demoMember.uid }, { id: demoStaff.uid }])
    expect(fees(demoMember.uid)).toMatchObject({ records: [{ code: fee.code, amount: 200 }] })
    expect(fees(demoStaff.uid)).toMatchObject({ state: 'open', records: [] })
  })

  it('get a role and a day of joining, and leave with all that is theirs', async () => {
    await changeMember(demoMember.uid, { role: 'volunteer' })
    await changeMember(demoMember.uid, { dateJoined: '2026-11-20' })
    const [member] = await findMembers(demoMember.email)
    expect(member?.profile).toMatchObject({ role: 'volunteer', fname: 'Amani' })
    await deleteMemberData(demoMember.uid)
    expect(await findMembers(demoMember.email)).toEqual([])
    expect(backend.documents('verified').map(({ id }) => id)).not.toContain(demoMember.uid)
  })
})

describe('calls to helplines', () => {
  it('are noted, and the newest one of each number is listed', async () => {
    const before = backend.documents('calls').length
    const id = newDocumentId()
    await notePhoned(id, '1199', staffAccount)
    await notePhoned(id, '1199', staffAccount)
    await notePhoned(newDocumentId(), '1199', staffAccount)
    const calls = await listCalls(['1199', '116'])
    expect(calls).toMatchObject([{ number: '1199', byEmail: demoStaff.email }])
    expect(backend.documents('calls')).toHaveLength(before + 2)
  })
})
