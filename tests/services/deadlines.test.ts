import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { timing } from '../../payment-service/index.ts'
import { lifetimesMs } from '@/config/deviceKeys'
import { waitSeconds } from '@/domain/payment/paymentProgress'
import { deviceEntry } from '@/device/deviceStore'
import { FileNotFetched } from '@/device/newVersion'
import { callDeadlineMs, callBy, fetchAccounts, withDeadline } from '@/services/call'
import { askAboutPrompt, requestStkPush, stkDeadlineMs } from '@/services/mpesa'

/** For the way between the page and the payment service. */
const onTheWayMs = 3000

it('the page waits for the payment service longer than that one for M-Pesa', () => {
  expect(timing.pushDeadlineMs + onTheWayMs).toBeLessThanOrEqual(stkDeadlineMs)
  expect(timing.queryDeadlineMs + onTheWayMs).toBeLessThanOrEqual(callDeadlineMs)
})

it.each([
  ['a prompt', stkDeadlineMs, () => requestStkPush({ phone: '0712345678', amount: 1 })],
  ['news of a prompt', callDeadlineMs, () => askAboutPrompt('handle')],
  ['the code of a login', callDeadlineMs, () => fetchAccounts()],
])('the page waits for %s exactly %i ms', async (_what, deadlineMs, ask) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  vi.doMock('@/services/firebase/auth', () => new Promise(() => undefined))
  const ended = vi.fn()
  const asking = ask().catch(ended)
  await vi.advanceTimersByTimeAsync(deadlineMs - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await asking
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }))
})

it('the page asks and guards as long as the payment service keeps a prompt open', () => {
  expect(waitSeconds({ handle: 'one' }) * 1000).toBe(timing.untilMs)
  expect(lifetimesMs['prompt-asked-at']).toBe(timing.untilMs)
  expect(timing.untilMs + stkDeadlineMs).toBeLessThan(timing.handleMs)
})

it('a call hears that its deadline is over, and what was not begun is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let signal: AbortSignal | undefined
  const never = withDeadline((given) => {
    signal = given
    return new Promise(() => undefined)
  })
  let arrive: (part: string) => void = () => undefined
  const code = new Promise<string>((resolve) => (arrive = resolve))
  const call = vi.fn<() => Promise<void>>()
  const late = callBy(() => code)(call)
  expect(signal?.aborted).toBe(false)
  vi.advanceTimersByTime(callDeadlineMs)
  await expect(never).rejects.toMatchObject({ code: 'timeout' })
  await expect(late).rejects.toMatchObject({ code: 'timeout' })
  expect(signal?.aborted).toBe(true)
  arrive('code')
  await code
  expect(call).not.toHaveBeenCalled()
})

it('code that a newer version has replaced comes with a reload, which loses nothing typed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }))
  const ask = (file = 'one.js') => callBy(() => Promise.reject(new FileNotFetched(file)))(vi.fn())
  const failed = { code: 'no-connection' }
  const entry = () => Object(history.state as unknown) as object
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  deviceEntry('draft', v.string()).write('Asha', 'donation')
  await expect(ask()).rejects.toMatchObject(failed)
  expect(entry()).not.toHaveProperty('reloadedFor')
  full.mockRestore()
  deviceEntry('draft', v.string()).write('Asha', 'donation')
  // Once for the files of each version, even if servers do not agree which is the newest.
  for (const files of [['one.js'], ['one.js', 'two.js']]) {
    void ask(files.at(-1))
    await vi.waitFor(() => expect(entry()).toMatchObject({ reloadedFor: files }))
    await expect(ask(files.at(-1))).rejects.toMatchObject(failed)
  }
  await expect(ask()).rejects.toMatchObject(failed)
})
