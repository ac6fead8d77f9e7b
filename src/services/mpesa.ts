import { settings } from '@/config/settings'
import { Failure, noConnection } from '@/domain/failure'
import type { StkPush } from '@/domain/payment/payment'
import { formatPhone } from '@/domain/contact/phone'
import { readPromptReport, type PromptReport } from '@/domain/payment/promptReport'
import { PromptRefused, readStkReply, type PromptQuestion } from '@/domain/payment/stkReply'
import { withDeadline } from './call'

export const stkDeadlineMs = 30_000

/** Never repeated automatically: after `timeout` or `no-connection` the prompt may still appear. */
export async function requestStkPush({ phone, amount }: StkPush): Promise<PromptQuestion> {
  const body = JSON.stringify({ phone: formatPhone(phone, settings.VITE_STK_PHONE_FORMAT), amount })
  const headers = { 'content-type': 'application/json' }
  const request = (signal: AbortSignal) => call('', { method: 'POST', headers, body, signal })
  const { status, text } = await withDeadline(request, stkDeadlineMs)
  const reply = readStkReply(status, text)
  if (reply.accepted) return reply
  if (reply.said === 'nothing') throw new Failure('unavailable')
  throw new PromptRefused(reply.text, reply.said, reply.reason)
}

export async function askAboutPrompt(handle: string): Promise<PromptReport> {
  const { status, text } = await withDeadline((signal) =>
    call(`/${encodeURIComponent(handle)}`, { signal }),
  )
  const report = readPromptReport(status, text)
  if (!report) throw new Failure('unavailable')
  return report
}

async function call(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const address = `${settings.VITE_STK_BASE_URL}/api/stkpush${path}`
  const response = await fetch(address, init).catch(noConnection)
  return { status: response.status, text: await response.text().catch(noConnection) }
}
