import * as v from 'valibot'
import { day, fact, listOf, shaped, text } from './parts.ts'

const monthDay = shaped(/^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, "must be written as '03-31'")

export const publicHolidays = fact(
  'Public holidays',
  v.strictObject({
    yearly: fact(
      'Each year',
      listOf(
        fact(
          'Holiday',
          v.strictObject({
            name: fact('Name', text),
            monthDay: fact('Month and day', monthDay, 'Such as 12-25.'),
          }),
        ),
        'monthDay',
      ),
      'Without Easter, which is computed.',
    ),
    announced: fact(
      'Announced',
      listOf(
        fact('Holiday', v.strictObject({ name: fact('Name', text), day: fact('Day', day) })),
        'day',
      ),
      'What the Gazette announces for one year, such as Idd-ul-Fitr, elections and days of mourning.',
    ),
  }),
  'Days on which nothing ships, and no helpline is called open.',
)
