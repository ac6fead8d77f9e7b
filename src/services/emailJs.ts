import * as emailJs from '@emailjs/browser'
import { settings } from '@/config/settings'
import { Failure, type FailureCode } from '@/domain/failure'

/** Mails a template, filled in. @throws Failure */
export function send(template: string, fields: Readonly<Record<string, string>>): Promise<void> {
  return call(() => emailJs.send(settings.VITE_EMAILJS_SERVICE_ID, template, { ...fields }))
}

/** The same by its call for forms. @throws Failure */
export function sendForm(
  template: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  return call(() => emailJs.sendForm(settings.VITE_EMAILJS_SERVICE_ID, template, formOf(fields)))
}

async function call(ask: () => Promise<Answer>): Promise<void> {
  try {
    // Without its limitRate, which would answer a retry with a 429 of its own.
    emailJs.init({ publicKey: settings.VITE_EMAILJS_PUBLIC_KEY }, settings.VITE_EMAILJS_URL)
    const answer = await ask()
    // Status 200 with a page is somebody else's answer, such as the login of a Wi-Fi.
    if (/^\s*</.test(answer.text)) throw answer
  } catch (reason) {
    console.error(`EmailJS: ${describe(reason)}`)
    throw new Failure(codeOf(reason), { cause: reason })
  }
}

/** A form with exactly these fields: the library sends whatever is in the one it is given. */
function formOf(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  return form
}

/** EmailJS's answer; with another status than 2xx the library throws it as it is. */
interface Answer {
  readonly status: number
  readonly text: string
}

function isAnswer(reason: unknown): reason is Answer {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason
}

/** What went wrong, in EmailJS's own words; nothing of what was typed is among them. */
function describe(reason: unknown): string {
  if (isAnswer(reason)) return `${reason.status} ${reason.text}`.slice(0, 200)
  return reason instanceof Error ? reason.message : String(reason)
}

function codeOf(reason: unknown): FailureCode {
  if (isAnswer(reason)) {
    const isRefused = reason.status >= 400 && reason.status < 500 && reason.status !== 429
    return isRefused ? 'refused' : 'unavailable'
  }
  // The library throws a string when the public key, the service or the template is missing.
  return typeof reason === 'string' ? 'refused' : 'no-connection'
}
