import { subscriptionSchema } from '@/domain/messages/subscription'
import type { careful as Careful } from '@/domain/text/addressQuestion'
import { prepareRecords, withDeadline } from '@/services/call'

export { subscribe, tellMeWhen } from '@/services/records'

let careful: typeof Careful = (schema) => schema

export const addressSchema = (button: string) => careful(subscriptionSchema, button)

/** Fetched when somebody types, since every page has such a form. Without it no address is questioned. */
export const loadQuestion = () =>
  withDeadline(() => import('@/domain/text/addressQuestion'), 2000).then(
    (part) => (careful = part.careful),
    () => undefined,
  )

export function prepareToStore(): void {
  prepareRecords()
  void loadQuestion()
}
