import * as v from 'valibot'

/** An amount in whole Ksh as typed: digits only, from 1 to `largest`. */
export function amountText(largest: number, tooLarge: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Amount is required'),
    v.check(
      (value) => !value.startsWith('-') && !/^0+$/.test(value),
      'The amount must be at least Ksh 1',
    ),
    v.check((value) => !/^\d+[.,]\d+$/.test(value), 'Use whole shillings, without cents'),
    v.regex(/^\d+$/, 'Write the amount in digits only, for example 500'),
    v.check((value) => !value.startsWith('0'), 'Write the amount without a zero in front'),
    v.check((value) => Number(value) <= largest, tooLarge),
  )
}

/** Any amount above nothing, cents included, for whoever says that an unusual one is right; becomes Ksh. */
export const unusualAmount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,9}(?:\.\d{1,2})?$/),
  v.transform(Number),
  v.minValue(0.01),
)
