import type { Holidays } from '@/domain/calendar/workingDays'

/**
 * No order ships on Kenya's public holidays. Easter is computed, and Sunday holidays move by
 * themselves. Add Idd-ul-Fitr, Idd-ul-Azha, elections and days of mourning to `announced` once
 * gazetted, such as { name: 'Idd-ul-Fitr', day: '2027-03-10' }.
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
