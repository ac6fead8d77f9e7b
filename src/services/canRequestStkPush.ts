import { settings } from '@/config/settings'

export const canRequestStkPush = settings.VITE_STK_BASE_URL !== null
