export { createPayments, type Caller, type PaymentHandler } from './src/payments.ts'
export { readSettings, settingProblems, type PaymentSettings } from './src/settings.ts'
export { memoryLimiter, type Limiter } from './src/limiter.ts'
export { fasterBy, timing, type Timing } from './src/timing.ts'
