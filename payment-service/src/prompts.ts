import { fieldsOf } from './answer.ts'
import type { Daraja } from './daraja.ts'
import { open, seal, type Prompt } from './handle.ts'
import { json, refusal, texts } from './http.ts'
import type { Limit, Limiter } from './limiter.ts'
import {
  alarm,
  alarmAt,
  limitsOnDay,
  limitsOnNetwork,
  limitsOnPhone,
  promptOn,
  questionsAbout,
  refusedBy,
} from './limits.ts'
import {
  codeInWords,
  readOutcome,
  unknownCode,
  type NotPaidReason,
  type Outcome,
} from './outcome.ts'
import type { PaymentSettings } from './settings.ts'
import type { Timing } from './timing.ts'

/** A host or a test may bring its own. */
export interface Tools {
  /** In ms since 1970. */
  readonly now: () => number
  /** Receives lines about what happens, without phones or keys. */
  readonly log: (line: string) => void
  readonly limiter: Limiter
  readonly timing: Timing
}

export interface ConnectedTools extends Tools {
  readonly settings: PaymentSettings
  readonly daraja: Daraja
}

/** The prompt that somebody asks for. */
export interface Wanted {
  /** 254… */
  readonly phone: string
  readonly amountKsh: number
}

/** What the page is told about a prompt. */
interface Report {
  readonly status: 'pending' | 'paid' | 'not-paid' | 'unknown'
  readonly reason?: NotPaidReason
  /** In ms; only while pending. */
  readonly askAgainInMs?: number
}

const report = (told: Report) => json(200, told)

/** Sends prompts within their limits; the page knows them by handles. */
export function createPrompts({ settings, daraja, now, log, limiter, timing }: ConnectedTools) {
  const { secret, promptsPerDay } = settings

  async function ask({ id, phone, at }: Prompt): Promise<Outcome> {
    const answer = await daraja.query(id)
    const outcome = readOutcome(answer, id)
    const unknown = answer.status === 200 && unknownCode(fieldsOf(answer.body))
    if (unknown) log(`prompt still open, ${unknown}`)
    if (outcome.status !== 'open') {
      log(`prompt ended: ${outcome.status}, ${codeInWords(fieldsOf(answer.body))}`)
      // The next prompt may come at once; this does not unlock one sent since.
      await limiter.forget(promptOn(phone, timing.untilMs).name, at)
    }
    return outcome
  }

  /** Raises the alarm before the day is used up, while somebody can still look into it. */
  async function warn(onDay: Limit, at: number): Promise<void> {
    const sent = await limiter.count(onDay, at)
    if (sent < alarmAt(promptsPerDay) || (await limiter.take([alarm], at))) return
    log(`alarm: ${sent} of ${promptsPerDay} prompts of 24 hours are sent`)
  }

  return {
    start: async ({ phone, amountKsh }: Wanted, address: string | null): Promise<Response> => {
      const at = now()
      const lock = promptOn(phone, timing.untilMs)
      const onPhone = limitsOnPhone(phone)
      const onDay = limitsOnDay(address, promptsPerDay)
      const onNetwork = limitsOnNetwork(address, promptsPerDay)
      const reached = await limiter.take([...onNetwork, lock, ...onPhone, ...onDay], at)
      if (reached) {
        log(`prompt refused: ${reached.name.split(' ')[0] ?? ''} limit reached`)
        return refusedBy(reached)
      }
      const result = await daraja.push(phone, amountKsh)
      if (result.kind === 'accepted' || result.kind === 'unknown') await warn(onDay[0], at)
      else {
        // No prompt was sent. A refusal by M-Pesa still counts for the phone and the network. If M-Pesa is out of
        // reach, only the network's ten minutes count: an hour of that must not cost a campus its day.
        const [, ...onNetworkDay] = onNetwork
        const ifOutOfReach = result.kind === 'refused' ? [] : [...onPhone, ...onNetworkDay]
        const uncounted = [lock, ...onDay, ...ifOutOfReach]
        for (const { name } of uncounted) await limiter.forget(name, at)
      }
      switch (result.kind) {
        case 'accepted': {
          if (result.id === null) return json(200, result.words)
          const handle = await seal({ id: result.id, phone, at }, secret)
          return json(200, { ...result.words, handle, askAgainInMs: timing.firstAskMs })
        }
        case 'unknown':
          return json(504, { status: 'unknown', errorMessage: texts.noAnswer })
        case 'refused':
          return json(result.status, result.words)
        default:
          return refusal(503, result.kind === 'busy' ? texts.busy : texts.notSetUp)
      }
    },

    tell: async (handle: string): Promise<Response> => {
      const prompt = await open(handle, secret)
      const at = now()
      if (!prompt || at - prompt.at > timing.handleMs) return refusal(404, texts.noSuchPrompt)
      const reached = await limiter.take([questionsAbout(prompt.id, timing.nextAskMs)], at)
      const outcome: Outcome = reached ? { status: 'open' } : await ask(prompt)
      if (outcome.status !== 'open') return report(outcome)
      if (!reached && at - prompt.at >= timing.untilMs) return report({ status: 'unknown' })
      return report({ status: 'pending', askAgainInMs: timing.nextAskMs })
    },
  }
}
