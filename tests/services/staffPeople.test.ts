import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '@/domain/documentId'
import { loadStaffAreas } from '@/services/staff/staffAreas'
import { listCalls, notePhoned } from '@/services/staff/helplineCalls'
import { changeMember, deleteMemberData, findMembers, listMembers } from '@/services/staff/members'
import { deleteMessages, listMessages, markAnswered } from '@/services/staff/messages'
import { listOrders, markOrder } from '@/services/staff/storedOrders'
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
      [sampleMessages[1].id, undefined],
      [message.id, demoStaff.email],
    ])
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
