export const oldRecordsTexts = {
  lead: 'What is older than the privacy page allows. It is about people: delete it once a month. Confirmed payments stay in the book, which names nobody except for income without a pledge. If you still need one of these, settle that first.',
  kinds: {
    donations: 'Old pledges',
    orders: 'Old orders',
    messages: 'Old messages',
    tellMeWhen: 'Old addresses to tell',
  },
  undecided:
    'Nobody has decided yet how long to keep these. Decide as a team, then set it in src/content/facts/recordKeeping.json.',
  kept: (months: number) => `Kept for ${months} months.`,
  empty: 'Nothing is older.',
  button: (count: number) => (count === 1 ? 'Delete it…' : `Delete these ${count}…`),
  remove: (count: number) => ({
    title: count === 1 ? 'Delete 1 record?' : `Delete ${count} records?`,
    text: 'They are gone for good, from these lists and from the database.',
    yes: 'Delete for good',
    notDone: 'Not all of them were deleted.',
  }),
} as const
