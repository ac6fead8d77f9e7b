import * as emailJs from '@emailjs/browser'
import { settings } from '@/config/settings'
import { Failure, type FailureCode } from '@/domain/failure'

export function send(template: string, fields: Readonly<Record<string, string>>): Promise<void> {
  return call(() => emailJs.send(settings.VITE_EMAILJS_SERVICE_ID, template, { ...fields }))
}

export function sendForm(
  template: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  return call(() => emailJs.sendForm(settings.VITE_EMAILJS_SERVICE_ID, template, formOf(fields)))
}

async function call(ask: () => Promise<emailJs.EmailJSResponseStatus>): Promise<void> {
  try {
    // Sets no limitRate, which would answer a retry with its own 429.
    emailJs.init({ publicKey: settings.VITE_EMAILJS_PUBLIC_KEY }, settings.VITE_EMAILJS_URL)
    const answer = await ask()
    // Status 200 with HTML comes from a Wi-Fi login, for example.
    if (/^\s*</.test(answer.text)) throw answer
  } catch (reason) {
    console.error(`EmailJS: ${describe(reason)}`)
    throw new Failure(codeOf(reason), { cause: reason })
  }
}

function formOf(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  return form
}

/** Contains nothing that was typed. */
function describe(reason: unknown): string {
  if (reason instanceof emailJs.EmailJSResponseStatus)
    return `${reason.status} ${reason.text}`.slice(0, 200)
  return reason instanceof Error ? reason.message : String(reason)
}

function codeOf(reason: unknown): FailureCode {
  if (reason instanceof emailJs.EmailJSResponseStatus) {
    const isRefused = reason.status >= 400 && reason.status < 500 && reason.status !== 429
    return isRefused ? 'refused' : 'unavailable'
  }
  // The library throws a string when a setting is missing.
  return typeof reason === 'string' ? 'refused' : 'no-connection'
}
