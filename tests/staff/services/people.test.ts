import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addDays, dayInKenya } from '@/domain/calendar/calendar'
import { newDocumentId } from '@/domain/documentId'
import { loadGiftStates } from '@/services/giftStates'
import { logOutEverywhere } from '@/services/logout'
import { loadPhonedMoments } from '@/services/phonedHelplines'
import { loadStaffMember } from '@/staff/services/staffAreas'
import { watchRefusals } from '@/staff/services/staffDatabase'
import { listCalls, notePhoned } from '@/staff/services/helplineCalls'
import { loadPage } from '@/staff/services/listPage'
import { findMembers, listMembers } from '@/staff/services/members'
import type { ReadPeople } from '@/staff/services/people'
import { findPledges } from '@/staff/services/pledges'
import { deleteRecords, listOldRecords } from '@/staff/services/oldRecords'
import * as messages from '@/staff/services/messages'
import { markOrder, unmarkOrder } from '@/staff/services/orderSteps'
import * as storedOrders from '@/staff/services/storedOrders'
import { deleteSubscribers, listSubscribers } from '@/staff/services/subscribers'
import { loadNewPledges, loadOpenOrders, loadWaitingMessages } from '@/staff/services/waiting'
import { watchChanges, type Write } from '@/staff/services/write'
import type { PaymentKind } from '@/staff/domain/confirmation'
import { loadMembersOf } from '@/staff/services/arrivedFor'
import { demoMember } from '../../../local/demoMember'
import { demoStaff } from '../../../local/demoStaff'
import * as samples from '../../../local/samples/sampleGiving'
import { storeInConsole } from '../../support/console'
import * as staff from '../support/staff'

const backend = globalThis.testBackend

beforeEach(staff.beginAsStaff)
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

const [ann, david] = samples.sampleMessages.map(({ id }) => id)

it('the areas of a staff member are nobody else’s', async () => {
  const told = vi.fn()
  const stop = watchRefusals(told)
  await staff.logIn('member')
  await loadStaffMember(demoMember).catch(() => {})
  expect(told).not.toHaveBeenCalled()
  await expect(storedOrders.listOpenOrders()).rejects.toMatchObject({ code: 'refused' })
  expect(told).toHaveBeenCalled()
  stop()
  told.mockClear()
  await logOutEverywhere()
  await expect(storedOrders.listOpenOrders()).rejects.toMatchObject({ code: 'logged-out' })
  expect(told).not.toHaveBeenCalled()
})

describe('messages', () => {
  it('wait until answered or deleted, however old they are, and show who answered them', async () => {
    const waiting = async () => (await loadWaitingMessages()).after([]).map(({ id }) => id)
    const oldest = { user_name: 'Sample Otis', timestamp: new Date('2025-09-01') }
    await storeInConsole({ 'contactMessages/OLDEST': oldest })
    expect(await waiting()).toEqual(['OLDEST', ann, david])
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    for (const _ of ['once', 'twice']) await messages.markAnswered(ann ?? '', staff.staffAccount)
    expect(await waiting()).toEqual(['OLDEST', david])
    const items = await messages.listMessages()
    const answered = items.filter((each) => each.answered?.byEmail === demoStaff.email)
    expect(answered.map(({ id }) => id)).toEqual([ann])
    const each = await Promise.all(items.map((item) => messages.withAnswers([item])))
    expect(each.flat()).toEqual(items)
    await messages.deleteMessages([ann ?? ''])
    await messages.markAnswered('OLDEST', staff.staffAccount)
    expect(await waiting()).toEqual([david])
  })

  it('all load, oldest first, even more than fifty', async () => {
    const at = (index: number) => ({ timestamp: new Date(index * 1000) })
    await staff.storeMany(60, (index) => [`contactMessages/WAITS${index}`, at(index)])
    const items = await messages.listMessages()
    expect(items).toHaveLength(62)
    expect(items[0]?.id).toBe('WAITS0')
    await messages.deleteMessages(samples.sampleMessages.map(({ id }) => id))
    expect(await messages.listMessages()).toHaveLength(60)
  })

  it('are found by address and name', async () => {
    const found = async (typed: string) => (await messages.findMessages(typed)).map(({ id }) => id)
    for (const typed of ['Ann.Sample@example.org ', 'ANN', 'sample ann'])
      expect(await found(typed), typed).toEqual([ann])
  })
})

it('the mailing list has each person once, and STOP takes off every spelling', async () => {
  const spelt = ['one.sample@example.org', 'One.Sample@Example.org', 'one.sample@example.org.']
  for (const [index, email] of [...spelt, 'one.sample\u200b@example.org'].entries())
    await storeInConsole({ [`mailingList/AGAIN${index}`]: { email } })
  // More than one batch can delete.
  await staff.storeMany(400, (nr) => [`mailingList/MANY${nr}`, { email: spelt[0] }])
  const listed = async () => (await listSubscribers('mailingList')).map(({ email }) => email)
  expect(await listed()).toEqual(['one.sample@example.org', 'two.sample@example.org'])
  await deleteSubscribers('mailingList', [{ email: 'ONE.SAMPLE@example.org', subject: '' }])
  expect(await listed()).toEqual(['two.sample@example.org'])
  expect(backend.documents('mailingList')).toHaveLength(1)
})

it('who wants to be told twice is told about each subject once, and the others stay', async () => {
  const [email] = samples.sampleToTell
  const yoga = { email: 'Three.Sample@example.org', subject: 'Yoga in the Open' }
  const app = { email, subject: 'The app' }
  await storeInConsole({ 'tellMeWhen/AGAIN': yoga, 'tellMeWhen/APP': app })
  const listed = async () =>
    (await listSubscribers('tellMeWhen')).map((each) => `${each.subject}: ${each.email}`)
  const ofApp = 'The app: three.sample@example.org'
  expect(await listed()).toEqual([ofApp, expect.stringMatching(/^Yoga/)])
  await deleteSubscribers('tellMeWhen', [yoga])
  expect(await listed()).toEqual([ofApp])
})

describe('orders', () => {
  it.each(['packed', 'cancelled'] as const)('are %s once, until it is undone', async (step) => {
    const [{ id }] = samples.sampleOrders
    const stepsNow = async () => (await storedOrders.findOrders(id))[0]?.steps
    const linkNow = async () => (await loadGiftStates([`order-${id}`])).get(`order-${id}`)?.state
    const none = { packed: null, handedOver: null, cancelled: null }
    for (const _ of ['once', 'twice']) await markOrder(id, step, staff.staffAccount)
    const done = { byEmail: demoStaff.email, at: expect.any(Date) }
    expect(await stepsNow()).toMatchObject({ ...none, [step]: done })
    expect(await linkNow()).toBe(step === 'cancelled' ? step : undefined)
    for (const _ of ['once', 'twice']) await unmarkOrder(id, step)
    expect(await stepsNow()).toEqual(none)
    expect(await linkNow()).toBeUndefined()
  })

  const confirmToday = (document: string) =>
    staff.confirm({
      ...{ code: 'TKSAMP0009', method: 'mpesa', kind: 'order', amount: 2200 },
      ...{ document, paidOn: dayInKenya(new Date()) },
    })
  const placedDaysAgo = (days: number) => ({ at: new Date(Date.now() - days * 24 * 3_600_000) })

  it('of the last 90 days or paid lately come first, then all others', async () => {
    // The first night of a month in Kenya.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-30T22:00:00Z') })
    const [done, open] = samples.sampleOrders
    const pays = 'PAYS23456789PAYS2345'
    await storeInConsole({
      ...{ 'Orders/YOUNG': {}, 'placed/YOUNG': placedDaysAgo(89) },
      ...{ 'Orders/OLD': {}, 'placed/OLD': placedDaysAgo(91) },
      ...{ [`Orders/${pays}`]: {}, [`placed/${pays}`]: placedDaysAgo(200) },
      'Orders/LATELY': {},
      'confirmations/LATELY': { kind: 'order', document: 'LATELY', month: '2025-11' },
      // From before there was a note of when.
      'Orders/BEFORE': {},
      'placed/DELETED': placedDaysAgo(1),
    })
    await confirmToday(pays)
    await markOrder(done.id, 'cancelled', staff.staffAccount)
    const { items, next } = await storedOrders.listOpenOrders()
    expect(ids(items).toSorted()).toEqual(['LATELY', pays, open.id, 'YOUNG'])
    const others = await storedOrders.listOpenOrders(next)
    expect(ids(others.items).toSorted()).toEqual(['BEFORE', 'OLD'])
    expect(others.next).toBeNull()
  })

  it('come newest first, even more than fifty, until handed over', async () => {
    await staff.storeMany(60, (days) => [`Orders/ZZ${days}`, {}])
    await staff.storeMany(60, (days) => [`placed/ZZ${days}`, placedDaysAgo(days + 10)])
    await storeInConsole({ 'Orders/AAAA': {}, 'placed/AAAA': placedDaysAgo(0) })
    const [gone] = samples.sampleOrders
    await markOrder(gone.id, 'handedOver', staff.staffAccount)
    const { items: orders } = await storedOrders.listOpenOrders()
    expect(orders).toHaveLength(60 + samples.sampleOrders.length)
    expect(orders[0]?.id).toBe('AAAA')
    expect(ids(orders)).not.toContain(gone.id)
    const { items } = await storedOrders.listDoneOrders('handedOver', null)
    expect(ids(items)).toEqual([gone.id])
    expect((await storedOrders.listDoneOrders('cancelled', null)).items).toEqual([])
    const exactly = { collection: 'Orders', size: 61 + samples.sampleOrders.length }
    expect((await loadPage(exactly, null, ({ id }) => id)).next).toBeNull()
  })

  it('are found by name, phone, reference and code', async () => {
    const [paid] = samples.sampleOrders
    await confirmToday(paid.id)
    // As from a backup, which restores documents as of now.
    const { at } = placedDaysAgo(50)
    await storeInConsole({ [`placed/${paid.id}`]: { at } })
    for (const typed of ['sample faith', '0700000345', '+254 700 000 345', 'sjmple', 'tksamp0009'])
      expect(await storedOrders.findOrders(typed), typed).toMatchObject([{ id: paid.id, at }])
    expect(await storedOrders.findOrders('nobody')).toEqual([])
  })
})

describe('members', () => {
  it('are listed, and found by email, number and the start of each name', async () => {
    expect(ids((await listMembers()).items)).toEqual([demoMember.uid, demoStaff.uid])
    const one = [' Demo.Member@example.org ', 'demo.mem', '0712345678', '+254712345678']
    for (const typed of [...one, '0712 345 678', 'Ama', 'AMANI', 'Amani Demo', 'demo amani'])
      expect(ids(await findMembers(typed)), typed).toEqual([demoMember.uid])
    expect(ids(await findMembers('Demo'))).toHaveLength(2)
    expect(await findMembers(' ')).toEqual([])
  })

  it.each([
    [null, undefined],
    [{}, undefined],
    [{ email: 'another@example.org' }, undefined],
    [{ email: demoMember.email.toUpperCase() }, demoMember.uid],
  ])('have gifts from their address on the profile if it is confirmed: %o', async (fields, uid) => {
    await storeInConsole({ [`verified/${demoMember.uid}`]: fields })
    const memberOf = async (kind: PaymentKind, email = 'Demo.Member@example.org') => {
      const expected = { id: 'GIFT', name: 'Amani', amount: 500, kind, email }
      return (await loadMembersOf([expected]))(expected)
    }
    expect(await memberOf('donation')).toBe(uid)
    expect(await memberOf('donation', `${demoMember.email}.`)).toBeUndefined()
    expect(await memberOf('order')).toBeUndefined()
    expect(await memberOf('fee')).toBe('GIFT')
  })
})

describe('old records', () => {
  const at = new Date('2010-01-01T00:00:00Z')
  const named = { name: 'Asha', user_name: 'Asha', timestamp: at }
  const step = (order: string, name: string) => ({ [`orderSteps/${order}-${name}`]: { order, at } })
  const packed = { ...step('PACKED', 'packed'), 'Orders/PACKED': named }
  const link = { 'giftStates/cancelled-OLD': { at } }
  const beside = { ...step('OLD', 'packed'), 'placed/OLD': { at }, 'giftStates/order-OLD': { at } }

  it.each([
    ['donations', 'Donations', { 'closedPledges/OLD': {}, 'giftStates/donation-OLD': { at } }],
    ['messages', 'contactMessages', {}],
    ['orders', 'Orders', { ...step('OLD', 'handedOver'), ...beside, ...packed }],
    ['orders', 'Orders', { ...step('OLD', 'cancelled'), ...packed, ...link }],
  ] as const)('among %s are listed with their name, and deleted', async (kind, path, more) => {
    await storeInConsole({ [`${path}/OLD`]: named, ...more })
    const listOld = () => listOldRecords(kind, new Date(Date.UTC(2011)))
    expect(await listOld()).toEqual([{ id: 'OLD', name: 'Asha', at }])
    await deleteRecords(kind, ['OLD', 'GONE'])
    expect(await listOld()).toEqual([])
    const left = ['Orders', 'placed', 'giftStates', 'closedPledges'].flatMap((collection) =>
      ids(backend.documents(collection)),
    )
    expect(left.filter((id) => id.endsWith('OLD'))).toEqual([])
    // More than the rules take at once.
    const all = Array.from({ length: 20 }, (_, index) => `MANY${index}`)
    for (const id of all)
      await storeInConsole({ [`${path}/${id}`]: named, ...step(id, 'cancelled') })
    await deleteRecords(kind, all)
    expect(await listOld()).toEqual([])
  })

  it('of orders are listed by when they were done', async () => {
    const later = { order: 'NEXT', at: new Date(Date.UTC(2010, 5)) }
    const first = { 'Orders/OLD': named, 'Orders/NEXT': named, ...step('OLD', 'cancelled') }
    await storeInConsole({ ...first, 'orderSteps/NEXT-cancelled': later })
    // The steps of deleted orders stay.
    await staff.storeMany(200, (nr) => [`orderSteps/GONE${nr}-cancelled`, { at: new Date(0) }])
    const listed = await listOldRecords('orders', new Date(Date.UTC(2011)))
    expect(listed.map(({ id }) => id)).toEqual(['OLD', 'NEXT'])
  })
})

it('calls to helplines are stored, and the newest for each number is listed', async () => {
  const before = backend.documents('calls').length
  const id = newDocumentId()
  for (const each of [id, id, newDocumentId()]) await notePhoned(each, '1199', staff.staffAccount)
  const calls = await listCalls(['1199', '116'])
  expect(calls).toMatchObject([{ number: '1199', byEmail: demoStaff.email }])
  expect(backend.documents('calls')).toHaveLength(before + 2)
  expect((await loadPhonedMoments()).get('1199')).toBe(Number(calls[0]?.at))
  await storeInConsole({ 'public/helplines': { 1199: new Date('2999-01-01T00:00:00Z') } })
  expect(await loadPhonedMoments()).toEqual(new Map())
})

it('pledges since the last confirmation and orders of 90 days wait, whatever is done with older ones', async () => {
  const written: Write[] = []
  onTestFinished(watchChanges((those) => void written.push(...those)))
  const yesterday = addDays(dayInKenya(new Date()), -1)
  const pay = (id: string, code: string) =>
    staff.confirm({ ...staff.giftFor(staff.wycliffe, code, yesterday), document: id })
  const all = await loadNewPledges()
  expect([all.since, all.after([])]).toEqual([null, samples.samplePledges.length])
  await pay(staff.wycliffe.id, 'TKWAIT0001')
  const later = { timestamp: new Date(Date.now() + 60_000) }
  await storeInConsole({ 'Donations/LATER': later, 'Orders/OLD': {} })
  const pledges = await loadNewPledges()
  expect([pledges.since, pledges.after([])]).toEqual([expect.any(Date), 1])
  const [{ id }] = samples.sampleOrders
  for (const [act, ...left] of [
    [() => pay(staff.grace.id, 'TKWAIT0002'), 1, 2],
    [() => pay('LATER', 'TKWAIT0003'), 0, 2],
    [() => staff.voidOf('TKWAIT0003'), 1, 2],
    [() => markOrder('OLD', 'cancelled', staff.staffAccount), 1, 2],
    [() => markOrder(id, 'handedOver', staff.staffAccount), 1, 1],
    [() => unmarkOrder(id, 'handedOver'), 1, 2],
  ] as const) {
    const before = await loadOpenOrders()
    await act()
    expect([pledges.after(written), before.after(written)], String(act)).toEqual(left)
    expect((await loadOpenOrders()).after([])).toBe(left[1])
  }
})

it('what was stored or deleted since the last search counts in the next one', async () => {
  const read: ReadPeople = new Map()
  const pledge = (id: string, ageMs = 0) => ({
    [`Donations/${id}`]: { name: 'Zipporah', timestamp: new Date(Date.now() - ageMs) },
  })
  const namesIn = async () => [
    ...(await findPledges('zipporah', read)).map(({ id }) => id),
    ...(await storedOrders.findOrders('0712000111', read)).map(({ id }) => id),
    ...(await findMembers('zipporah', read)).map(({ id }) => id),
  ]
  await storeInConsole(pledge('ONE'))
  expect(await namesIn()).toEqual(['ONE'])
  const at = new Date()
  await staff.storeMany(101, (index) => [`users/more${index}`, { fname: `Tendai${index}` }])
  await staff.storeMany(101, (nr) => [`joined/more${nr}`, { at: new Date(Number(at) + nr) }])
  await storeInConsole({
    // On its way for half a minute.
    ...pledge('TWO', 30_000),
    'Donations/ONE': null,
    ...{ 'Orders/NEW': { phoneNumber: '0712 000 111' }, 'placed/NEW': { at } },
    ...{ 'users/new': { fname: 'Zipporah' }, 'joined/new': { at } },
  })
  expect(await namesIn()).toEqual(['TWO', 'NEW', 'new'])
  for (const name of ['Tendai0', 'Tendai100', 'Amani'])
    expect(await findMembers(name, read), name).toHaveLength(1)
  // Of more people than are found at once, the newest is among them.
  await storeInConsole({ 'users/last': { fname: 'Tendai' }, 'joined/last': { at: new Date() } })
  expect((await findMembers('Tendai', read)).map(({ id }) => id)).toContain('last')
})
