import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { forgetEverything } from '@/device/deviceStore'
import { toFailure, type FailureCode } from '@/domain/failure'
import { sendContactMessage } from '@/services/contactMessages'
import * as records from '@/services/records'
import { logOutEverywhere } from '@/services/logout'
import { waitingMessages } from '@/services/outbox'
import { deliverOutbox } from '@/services/outboxDelivery'
import { requestPasswordReset, setNewPassword } from '@/services/mailedLinks'
import { unfinished } from '@/services/profiles'
import { register } from '@/services/registration'
import { createSession, type Session } from '@/services/session'
import { isProfile } from '@/services/userStore'
import { demoMember } from '../../local/demoMember'
import { callAfter, everyWay, meet, takesEffect, type Way } from '../support/faults'
import { answerInstead, watchConsole } from '../support/members'
import { details } from '../support/newMember'
import { message, storedFields, storing } from '../support/records'

/*
 * Random walks of people through the services, while three calls in ten go wrong. After each step what
 * is stored is what a few sets say; in the end everybody asks once more for what they did not get.
 */

const backend = globalThis.testBackend

/** How many walks, of how many steps: few in each run of the tests, as many as are asked for by hand. */
const walks = Number(process.env.WALKS ?? 12)
const steps = 20

/** What people ask to be stored: each under an id of its own, as a form chooses it. */
type Kind = keyof typeof storedFields
const kinds = Object.keys(storedFields) as Kind[]
const stores = storing(records)
/** An id such as the forms make: nothing else is taken. */
const idOf = (kind: string, n: number) =>
  `${kind.toUpperCase().replaceAll(/[^A-HJ-NP-Z]/g, '')}${n + 2}`.padEnd(20, '2')

const messageOf = (n: number) => ({ ...message, subject: `Message${n}` })

/** What is known about somebody who may have become a member. */
interface Person {
  readonly email: string
  account: 'none' | 'maybe' | 'there'
  password: string
  /** The first names that the profile may have; null where there may be none. */
  profiles: ReadonlySet<string | null>
}

interface Model {
  readonly asked: Set<string>
  readonly stored: Set<string>
  readonly answered: Set<string>
  readonly messages: Set<number>
  changes: number
  readonly people: readonly Person[]
  /** Who is logged in. */
  member: Person | null
}

interface World {
  session: Session
  stop: () => void
}

type Step = fc.AsyncCommand<Model, World>

/** A call of a step that goes wrong; null: no call. */
interface Fault {
  readonly way: Way | null
  readonly before: number
}

/** Does something that may fail by itself only as `mayBe` says. */
async function attempt({ way, before }: Fault, act: () => Promise<unknown>, mayBe?: FailureCode) {
  const { failure, isMet } =
    way === null
      ? { failure: await act().then(() => null, toFailure), isMet: false }
      : await meet(way, callAfter(before), act)
  if (failure && failure.code !== mayBe) expect(isMet).toBe(true)
  const isDone = failure === null || (way !== null && isMet && takesEffect(way))
  return { failure, isDone }
}

function personOf({ people }: Model, who: number): Person {
  const person = people[who]
  if (!person) throw new Error(`There is no person ${who}`)
  return person
}

function expectStore(model: Model): void {
  for (const kind of kinds) {
    expect(backend.documents(kind)).toMatchObject(
      [0, 1, 2].flatMap((n) => {
        const id = idOf(kind, n)
        return model.stored.has(`${kind}${n}`) ? [{ id, fields: storedFields[kind] }] : []
      }),
    )
  }
  const subjects = backend.documents('contactMessages').map(({ fields }) => fields.user_subject)
  expect(new Set(subjects).size).toBe(subjects.length)
  const mails = backend.outbox()
  const found = new Set([
    ...subjects,
    ...mails.map(({ params }) => params.user_subject),
    ...waitingMessages().map((waiting) => waiting.message.subject),
  ])
  for (const n of model.messages) expect(found).toContain(`Message${n}`)
  const names = backend.documents('users').filter(({ id }) => id !== demoMember.uid)
  for (const person of model.people) {
    const stored = names.filter(({ fields }) => fields.email === person.email)
    expect(stored.length).toBeLessThanOrEqual(1)
    expect(person.profiles).toContain(stored[0]?.fields.fname ?? null)
  }
}

function step(
  name: string,
  run: (model: Model, world: World) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Step {
  return {
    check,
    run: async (model, world) => {
      await run(model, world)
      expectStore(model)
    },
    toString: () => name,
  }
}

const press = (kind: Kind, n: number, way: Way | null) =>
  step(
    `store ${kind}${n} (${way})`,
    async (model) => {
      model.asked.add(`${kind}${n}`)
      const { isDone, failure } = await attempt({ way, before: 0 }, () =>
        stores[kind](idOf(kind, n)),
      )
      if (isDone) model.stored.add(`${kind}${n}`)
      if (!failure) model.answered.add(`${kind}${n}`)
    },
    // A form sends nothing again that it knows to be stored.
    // If the rules refuse an address that was sent before, the form takes it for stored.
    ({ asked, answered }) =>
      !(kind === 'mailingList' && way === 'refuse' ? asked : answered).has(`${kind}${n}`),
  )

const write = (n: number, isMailed: boolean, way: Way | null) =>
  step(
    `send message ${n}${isMailed ? '' : ', mails are refused'} (${way})`,
    async (model) => {
      const refusal = { address: '/email/send-form', status: 403, body: {} }
      if (!isMailed && way !== 'offline') answerInstead(refusal)
      model.messages.add(n)
      const before = isMailed ? 0 : 1
      await attempt({ way, before }, () => sendContactMessage(idOf('Message', n), messageOf(n)))
    },
    ({ messages }) => !messages.has(n),
  )

const deliver = (fault: Fault) =>
  step(
    `deliver (${fault.way} after ${fault.before})`,
    async () => {
      const { failure } = await attempt(fault, deliverOutbox)
      if (!failure) expect(waitingMessages()).toEqual([])
    },
    () => waitingMessages().length > 0,
  )

const signUp = (who: number, fname: string, fault: Fault) =>
  step(`register ${who} as ${fname} (${fault.way} after ${fault.before})`, async (model) => {
    const person = personOf(model, who)
    const credentials = { email: person.email, password: 'kahawa-chungu-9' }
    const act = () => register(credentials, { ...details, fname })
    const { failure } = await attempt(fault, act, 'email-taken')
    if (failure?.code === 'email-taken') {
      expect(person.account).not.toBe('none')
      const isFinished = [...person.profiles].some((profile) => profile !== null)
      expect(isFinished || person.password !== credentials.password).toBe(true)
      return
    }
    if (person.account !== 'there') person.account = failure ? 'maybe' : 'there'
    // Nobody who is registered already gets so far as to store another profile.
    const canStore = person.profiles.has(null)
    if (!failure) expect(canStore).toBe(true)
    if (canStore) person.profiles = new Set(failure ? [...person.profiles, fname] : [fname])
  })

const logIn = (who: number, fault: Fault) =>
  step(
    `log ${who} in (${fault.way} after ${fault.before})`,
    async (model, { session }) => {
      const person = personOf(model, who)
      const credentials = { email: person.email, password: person.password }
      const act = () => session.logIn(credentials, 'tab')
      const { failure } = await attempt(fault, act, 'wrong-credentials')
      if (failure?.code === 'wrong-credentials') {
        expect(person.account).not.toBe('there')
        person.account = 'none'
        person.profiles = new Set([null])
        return
      }
      const state = session.read()
      if (failure) {
        expect(state.status).toBe('visitor')
        return
      }
      if (state.status !== 'member') throw new Error('Nobody is logged in')
      const seen = isProfile(state.profile) ? state.profile.fname : null
      expect(person.profiles).toContain(seen)
      person.profiles = new Set([seen])
      person.account = 'there'
      model.member = person
      if (!state.account.isEmailConfirmed) return
      // Logging in leaves a confirmed address behind, which nobody waits for.
      const { uid } = state.account
      const left = () => backend.documents('verified').map(({ id }) => id)
      await vi.waitFor(() => expect(left()).toContain(uid))
    },
    ({ member }) => member === null,
  )

const save = (fname: string, fault: Fault) =>
  step(
    `save as ${fname} (${fault.way} after ${fault.before})`,
    async ({ member }, { session }) => {
      const { failure } = await attempt(fault, () => session.saveProfile({ ...details, fname }))
      if (member) member.profiles = new Set(failure ? [...member.profiles, fname] : [fname])
      if (!failure) expect(session.read()).toMatchObject({ profile: { fname } })
    },
    ({ member }) => member !== null,
  )

const changePassword = (who: number, way: Way | null) =>
  step(
    `change the password of ${who} (${way})`,
    async (model, { session }) => {
      const person = personOf(model, who)
      const email = person.email
      await requestPasswordReset(email)
      const link = backend.outbox().findLast(({ link: found }) => found)?.link ?? ''
      const code = new URL(link).searchParams.get('oobCode') ?? ''
      const password = `maziwa-lala-${model.changes}`
      const act = () => setNewPassword(code, email, password)
      const { failure, isDone } = await attempt({ way, before: 0 }, act)
      if (isDone) person.password = password
      if (failure) return
      model.changes += 1
      const told = () => backend.outbox().filter(({ endpoint }) => endpoint.endsWith('/send'))
      await vi.waitFor(() => expect(told()).toHaveLength(model.changes))
      await session.leave('logged out')
      model.member = null
    },
    ({ people, member }) => people[who]?.account === 'there' && member === null,
  )

const leave = step(
  'log out',
  async (model, { session }) => {
    await session.leave('logged out')
    model.member = null
    expect(session.read().status).toBe('visitor')
  },
  ({ member }) => member !== null,
)

const reload = step('reload', async ({ member }, world) => {
  world.stop()
  unfinished.clear()
  world.session = createSession()
  world.stop = world.session.start()
  const status = member ? 'member' : 'visitor'
  await vi.waitFor(() => expect(world.session.read().status).toBe(status))
})

/** Everybody asks once more for what they did not get, and nothing goes wrong any more. */
async function settle(model: Model, world: World): Promise<void> {
  const right: Fault = { way: null, before: 0 }
  const also = async (next: Step) => {
    if (next.check(model)) await next.run(model, world)
  }
  for (const id of model.asked) {
    await also(press(id.slice(0, -1) as Kind, Number(id.at(-1)), null))
  }
  await also(deliver(right))
  expect(model.stored).toEqual(model.asked)
  expect(waitingMessages()).toEqual([])
  await also(leave)
  for (const [who, person] of model.people.entries()) {
    if (person.account === 'none') continue
    if (person.profiles.has(null)) await also(signUp(who, 'Aisha', right))
    await also(logIn(who, right))
    await also(save('Asha', right))
    await also(leave)
    expect([person.account, [...person.profiles]]).toEqual(['there', ['Asha']])
  }
}

const way = fc.oneof(
  { weight: 7, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constantFrom(...everyWay) },
)
const fault = fc.record({ way, before: fc.nat(3) })
const who = fc.nat(1)
const fname = fc.constantFrom('Asha', 'Aisha')
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...kinds), fc.nat(2), way).map((all) => press(...all)),
  },
  { weight: 3, arbitrary: fc.tuple(fc.nat(5), fc.boolean(), way).map((all) => write(...all)) },
  { weight: 2, arbitrary: fault.map(deliver) },
  { weight: 2, arbitrary: fc.tuple(who, fname, fault).map((all) => signUp(...all)) },
  { weight: 2, arbitrary: fc.tuple(who, fault).map((all) => logIn(...all)) },
  { weight: 2, arbitrary: fc.tuple(fname, fault).map((all) => save(...all)) },
  { weight: 1, arbitrary: fc.tuple(who, way).map((all) => changePassword(...all)) },
  { weight: 1, arbitrary: fc.constantFrom(leave, reload) },
)

async function begin() {
  await logOutEverywhere()
  forgetEverything()
  sessionStorage.clear()
  localStorage.clear()
  unfinished.clear()
  await backend.reset()
  const session = createSession()
  const people = ['first@example.org', 'second@example.org'].map((email): Person => ({
    ...{ email, account: 'none', password: 'kahawa-chungu-9', profiles: new Set([null]) },
  }))
  const model: Model = {
    ...{ asked: new Set(), stored: new Set(), answered: new Set(), messages: new Set() },
    ...{ changes: 0, people, member: null },
  }
  return { model, real: { session, stop: session.start() } }
}

it(
  'whatever goes wrong on the way, what people asked for is stored once',
  { timeout: 4_000 * walks + 60_000 },
  async () => {
    watchConsole()
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: steps, maxLength: steps }), async (walk) => {
        const { model, real } = await begin()
        try {
          await fc.asyncModelRun(() => ({ model, real }), walk)
          await settle(model, real)
        } finally {
          real.stop()
        }
      }),
      { numRuns: walks, seed: Number(process.env.WALKS_SEED ?? Date.now()) },
    )
  },
)
