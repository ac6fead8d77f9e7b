import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'

/** The prompts asked for in the last two minutes, in whatever tab, each under the moment it was asked for. */
const prompts = deviceEntry('prompt-asked-at', v.number())

/** Notes that a prompt is being asked for, before it is: a reload or another page must not forget it. */
export function notePrompt(at: number): void {
  for (const name of prompts.names()) if (prompts.read(name) === null) prompts.forget(name)
  prompts.write(at, String(at))
}

/** Forgets a prompt that was refused: it waits on no phone. */
export function forgetPrompt(at: number): void {
  prompts.forget(String(at))
}

/** Forgets a prompt that the person has seen end, and those before it; not what another tab asked for since. */
export function forgetPromptsUntil(at: number): void {
  for (const name of prompts.names()) if (Number(name) <= at) prompts.forget(name)
}

/** Whether a prompt that was asked for may still be waiting to be accepted. */
export function promptMayBeWaiting(): boolean {
  return prompts.names().some((name) => prompts.read(name) !== null)
}
