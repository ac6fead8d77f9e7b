import { settings } from '@/config/settings'

/** Otherwise only the till can be paid to. */
export const canRequestStkPush = settings.VITE_STK_BASE_URL !== null
