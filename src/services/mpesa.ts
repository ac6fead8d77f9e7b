import { settings } from '@/config/settings'
import { Failure } from '@/domain/failure'
import type { StkPush } from '@/domain/payment/payment'
import { inFormat } from '@/domain/contact/phone'
import { PromptRefused, readStkReply } from '@/domain/payment/stkReply'
import { callOut } from './call'

export const stkDeadlineMs = 30_000

/**
 * Never repeated by itself: after a `timeout` or `no-connection` the prompt may still appear.
 * @throws Failure
 */
export async function requestStkPush({ phone, amount }: StkPush): Promise<void> {
  const body = { phone: inFormat(phone, settings.VITE_STK_PHONE_FORMAT), amount }
  const { status, text } = await callOut(() => post('/api/stkpush', body), stkDeadlineMs)
  const reply = readStkReply(status, text)
  if (reply.accepted) return
  if (reply.said === 'nothing') throw new Failure('unavailable')
  throw new PromptRefused(reply.text, reply.said, reply.reason)
}

async function post(path: string, body: StkPush): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${settings.VITE_STK_BASE_URL}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new Failure('no-connection', { cause })
  }
}
