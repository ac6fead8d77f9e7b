import { settings } from '@/config/settings'

/** Whether a payment service is configured; without one only the till can be paid to. */
export const canRequestStkPush = settings.VITE_STK_BASE_URL !== null
