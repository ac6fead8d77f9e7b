import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'

/** The prompts asked for in the last two minutes, in any tab, each under its moment. */
const prompts = deviceEntry('prompt-asked-at', v.number())

/** Before the request, so that a reload or another page does not forget it. */
export function notePrompt(at: number): void {
  for (const name of prompts.names()) if (prompts.read(name) === null) prompts.forget(name)
  prompts.write(at, String(at))
}

export function forgetPrompt(at: number): void {
  prompts.forget(String(at))
}

/** Not what another tab asked for since. */
export function forgetPromptsUntil(at: number): void {
  for (const name of prompts.names()) if (Number(name) <= at) prompts.forget(name)
}

export function promptMayBeWaiting(): boolean {
  return prompts.names().some((name) => prompts.read(name) !== null)
}
