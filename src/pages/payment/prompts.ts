import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'

/** The prompts of the last two minutes in all tabs, each named by its time in ms. */
const prompts = deviceEntry('prompt-asked-at', v.number())

/** Call it before the request, so that a reload does not lose the prompt. */
export function notePrompt(at: number): void {
  for (const name of prompts.names()) if (prompts.read(name) === null) prompts.forget(name)
  prompts.write(at, String(at))
}

export function forgetPrompt(at: number): void {
  prompts.forget(String(at))
}

/** Keeps later prompts, which belong to other tabs. */
export function forgetPromptsUntil(at: number): void {
  for (const name of prompts.names()) if (Number(name) <= at) prompts.forget(name)
}

export function promptMayBeWaiting(): boolean {
  return prompts.names().some((name) => prompts.read(name) !== null)
}
