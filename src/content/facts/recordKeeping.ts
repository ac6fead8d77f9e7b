import * as v from 'valibot'
import { fact, longText, perhaps } from './parts.ts'

// The security rules let nobody delete a trace of money for 90 days.
const months = perhaps(
  v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(3, 'must be 3 or more')),
)

export const recordKeeping = fact(
  'Record keeping',
  v.strictObject({
    taxReceipt: fact(
      'Tax receipt',
      perhaps(longText),
      'The sentence that makes a gift’s acknowledgement a tax receipt, perhaps with the exemption number.',
    ),
    keptMonths: fact(
      'Months to keep',
      v.optional(
        v.strictObject({
          donations: fact('Gifts', months),
          orders: fact('Orders', months, 'Counted from handing over or cancelling.'),
          messages: fact('Messages', months),
          tellMeWhen: fact('Addresses left under “Tell me when”', months),
        }),
        {},
      ),
      'At least 3 each, as /privacy states; the staff area lists older ones. Empty: undecided.',
    ),
  }),
)
