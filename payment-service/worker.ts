import { memoryLimiter, type Limiter } from './src/limiter.ts'
import { minuteMs } from './src/limits.ts'
import { createPayments, notSetUp, type PaymentHandler } from './src/payments.ts'
import { readSettings } from './src/settings.ts'

/** A rate limiting binding, https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/. */
interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

interface Environment extends Readonly<Record<string, unknown>> {
  readonly PER_PHONE?: RateLimit
  readonly PER_ADDRESS?: RateLimit
}

interface Context {
  waitUntil(work: Promise<unknown>): void
}

let payments: PaymentHandler | null = null

/** The service for Cloudflare Workers. Other hosts that call `fetch` have their own way to say who asks. */
export default {
  async fetch(request: Request, environment: Environment, context: Context): Promise<Response> {
    try {
      payments ??= createPayments({
        settings: readSettings(environment),
        log: (line) => console.log(line),
        limiter: withHost(environment, memoryLimiter()),
        isOneProcess: false,
      })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return notSetUp(request)
    }
    return payments(request, {
      address: request.headers.get('cf-connecting-ip'),
      waitUntil: (work) => context.waitUntil(work),
    })
  },
}

/** Asks the host's counters first: those in memory belong to this instance alone. */
function withHost({ PER_PHONE, PER_ADDRESS }: Environment, memory: Limiter): Limiter {
  const hosts = { phone: PER_PHONE, address: PER_ADDRESS }
  return {
    count: (limit, at) => memory.count(limit, at),
    forget: (name, at) => memory.forget(name, at),
    take: async (limits, at) => {
      for (const limit of limits) {
        const host = hosts[limit.name.split(' ')[0] as keyof typeof hosts]
        if (host && !(await host.limit({ key: limit.name })).success)
          return { ...limit, withinMs: minuteMs }
      }
      return memory.take(limits, at)
    },
  }
}
