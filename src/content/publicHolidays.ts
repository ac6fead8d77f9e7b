import type { Holidays } from '@/domain/calendar/workingDays'

/**
 * The days on which no order ships, besides weekends: Kenya's public holidays. Good Friday and
 * Easter Monday are worked out, and a holiday on a Sunday moves to the next day by itself. What is
 * announced from year to year (Idd-ul-Fitr, Idd-ul-Azha, elections, days of mourning) goes into
 * `announced` once it is in the Gazette, such as { name: 'Idd-ul-Fitr', day: '2027-03-10' }.
 */
export const publicHolidays: Holidays = {
  yearly: [
    { name: 'New Year’s Day', monthDay: '01-01' },
    { name: 'Labour Day', monthDay: '05-01' },
    { name: 'Madaraka Day', monthDay: '06-01' },
    { name: 'Mazingira Day', monthDay: '10-10' },
    { name: 'Mashujaa Day', monthDay: '10-20' },
    { name: 'Jamhuri Day', monthDay: '12-12' },
    { name: 'Christmas Day', monthDay: '12-25' },
    { name: 'Boxing Day', monthDay: '12-26' },
  ],
  announced: [],
}
