import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'

/** The last two minutes' prompts of all tabs, each under its time in ms. */
const prompts = deviceEntry('prompt-asked-at', v.number())

/** Call before the request, so a reload does not lose it. */
export function notePrompt(at: number): void {
  for (const name of prompts.names()) if (prompts.read(name) === null) prompts.forget(name)
  prompts.write(at, String(at))
}

export function forgetPrompt(at: number): void {
  prompts.forget(String(at))
}

/** Keeps later prompts of other tabs. */
export function forgetPromptsUntil(at: number): void {
  for (const name of prompts.names()) if (Number(name) <= at) prompts.forget(name)
}

export function promptMayBeWaiting(): boolean {
  return prompts.names().some((name) => prompts.read(name) !== null)
}
