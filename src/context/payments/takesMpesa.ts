import organisation from '@/content/facts/organisation.json'
import { canRequestStkPush } from '@/services/canRequestStkPush'

/** Whether there is a way to pay by M-Pesa: a till, or prompts. */
export const takesMpesa = () => organisation.till !== null || canRequestStkPush
