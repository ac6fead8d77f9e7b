/** How long things may take, in ms. */
export interface Timing {
  /** Until the first question about a prompt: hardly anybody types a PIN faster. */
  readonly firstAskMs: number
  /** Between two questions; at most five are passed on within five times this. */
  readonly nextAskMs: number
  /** After this, questions about a prompt and the lock on its phone end. */
  readonly untilMs: number
  /** How long a handle can be used. */
  readonly handleMs: number
  /** For Daraja's answer to a prompt; the page gives up after 30 s. */
  readonly pushDeadlineMs: number
  /** For Daraja's answer to a question; the page gives up after 15 s. */
  readonly queryDeadlineMs: number
}

/** Safaricom documents no limit on questions; its sandbox allows five a minute. */
export const timing: Timing = {
  firstAskMs: 10_000,
  nextAskMs: 12_000,
  untilMs: 120_000,
  handleMs: 600_000,
  pushDeadlineMs: 25_000,
  queryDeadlineMs: 12_000,
}

/** The same, sped up for tests; deadlines stay, since a busy computer is slow. */
export function fasterBy(speed: number): Timing {
  return {
    ...timing,
    firstAskMs: timing.firstAskMs / speed,
    nextAskMs: timing.nextAskMs / speed,
    untilMs: timing.untilMs / speed,
  }
}
