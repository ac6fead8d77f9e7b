import { Failure } from '@/domain/failure'

/** @throws Failure; a refusal with the reason, if `why` finds one */
export async function explainRefusal(
  act: () => Promise<unknown>,
  why: () => Promise<string | null>,
): Promise<void> {
  try {
    await act()
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== 'refused') throw failure
    const reason = await why().catch((other: unknown) => {
      if (!(other instanceof Failure)) throw other
    })
    throw reason ? new Failure('refused', { detail: reason, cause: failure }) : failure
  }
}
