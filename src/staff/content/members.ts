import { paths } from '@/config/paths'
import { siteAddress } from '@/config/siteAddress'
import { profileLabels } from '@/content/texts/members'
import { isolated } from '@/domain/text/inPlace'

export const staffMembersTexts = {
  lead: 'Look people up only when you have a reason: these are young people’s names, birth dates and numbers.',
  empty: 'No member found.',
  fees: { all: 'Any', unpaid: 'Fee not paid' },
  allPaid: 'No fee is missing.',
  reminder: {
    by: (channel: string) => `Remind by ${channel}`,
    subject: 'Your membership fee',
    text: (name: string, amount: string) =>
      `Hi ${name},\n\nWe have not found your membership fee of ${amount} yet. If you have paid, send us the M-Pesa message, and we look again. If not, you can still pay it here: ${siteAddress(paths.mobileMoney)}\n\n`,
  },
  search: 'Email, phone or name',
  role: (name: string) => ({
    title: `Role of ${isolated(name)}`,
    text: 'It is shown on their profile. Leave it empty to take the role away.',
    label: 'Role',
    yes: 'Save the role',
    notDone: 'The role was not saved.',
  }),
  joined: (name: string) => ({
    title: `When did ${isolated(name)} join?`,
    text: 'For a fee paid in another way, or before this list existed: the profile then shows the fee as confirmed on that day. A fee confirmed here needs no day. You can change the day later, but not remove it.',
    label: 'Day of joining',
    missing: 'Choose the day they joined.',
    yes: 'Save the day',
    notDone: 'The day was not saved.',
  }),
  data: {
    title: (name: string) => `What is stored about ${isolated(name)}`,
    text: 'A member who asks for their data gets all of it. First make sure it is the member: answer to the account’s email address.',
    elsewhere:
      'This is the profile. Look for the same address or number under Gifts, Orders, Messages and Newsletter too, and add what you find there.',
    yes: 'Save as a file',
    list: 'The stored profile',
    /** By stored name; other fields are shown under that name. */
    labels: {
      ...profileLabels,
      proffesion: profileLabels.profession,
      contributions: 'Contributions',
    } as Readonly<Record<string, string>>,
  },
  remove: (name: string) => ({
    title: `Delete what is stored about ${isolated(name)}?`,
    text: 'The profile is gone for good: name, birth date, number, role and contributions. Do this when the member asks for it. Confirmed payments stay in the accounts without it. Their login is deleted in the Firebase console, under Authentication.',
    yes: 'Delete the profile',
    notDone: 'The profile was not deleted.',
  }),
} as const
