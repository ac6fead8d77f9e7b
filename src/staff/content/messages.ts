import { isolated } from '@/domain/text/inPlace'

export const staffMessagesTexts = {
  lead: 'Unanswered messages come first: what sounds like danger, then what waits longest. We know a few words alone, so read them all.',
  urgent: 'Sounds like danger',
  empty: 'No messages.',
  search: 'Name or email',
  notFound: 'No message found.',
  danger: {
    title: 'If a message sounds like danger',
    text: 'If somebody’s life or safety may be at risk, answer now, before anything else. Thank them for writing, ask plainly whether they are safe right now, give them these numbers, and bring in a second person from the team. We are not an emergency service: the people at these numbers are there for this, and you can call them yourself for advice.',
    helplines: 'Helplines',
  },
  waits: (howLong: string) => `waits ${howLong}`,
  answered: 'Answered',
  noAddress: 'This address cannot be answered.',
  noted: (name: string) => `The message from ${isolated(name)} is marked as answered.`,
  undo: 'Undo',
  undone: (name: string) => `The message from ${isolated(name)} is no longer marked as answered.`,
  draft: {
    subject: (subject: string) => `Re: ${isolated(subject)}`,
    text: (name: string) => `Hi ${isolated(name)},\n\nThank you for writing to us.\n\n`,
    withHelplines: (name: string, numbers: string) =>
      `Hi ${isolated(name)},\n\nThank you for telling us. Are you safe right now? You do not have to carry this alone. These numbers are there for you:\n\n${numbers}\n\n`,
  },
  remove: (name: string) => ({
    title: `Delete the message from ${isolated(name)}?`,
    text: 'It is gone for good, from this list and from the database. Answer it first, or pass it on.',
    yes: 'Delete the message',
    notDone: 'The message was not deleted.',
  }),
} as const
