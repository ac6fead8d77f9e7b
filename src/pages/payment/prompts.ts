import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'

/** Those of the last two minutes, in any tab, each under its moment in ms. */
const prompts = deviceEntry('prompt-asked-at', v.number())

/** Called before the request, so that a reload does not lose it. */
export function notePrompt(at: number): void {
  for (const name of prompts.names()) if (prompts.read(name) === null) prompts.forget(name)
  prompts.write(at, String(at))
}

export function forgetPrompt(at: number): void {
  prompts.forget(String(at))
}

/** Spares what another tab asked for since. */
export function forgetPromptsUntil(at: number): void {
  for (const name of prompts.names()) if (Number(name) <= at) prompts.forget(name)
}

export function promptMayBeWaiting(): boolean {
  return prompts.names().some((name) => prompts.read(name) !== null)
}
