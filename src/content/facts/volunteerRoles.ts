export interface VolunteerRole {
  readonly title: string
  readonly summary: string
  readonly responsibilities: readonly string[]
  /** Such as 'About 6 hours a month'. */
  readonly time?: string
  /** Such as 'A named supervisor, whom you meet every month'. */
  readonly supervision?: string
  /** 'bench' fits anything. */
  readonly drawing:
    'bench' | 'chairs' | 'flag' | 'mugs' | 'pen' | 'picture' | 'screen' | 'seeds' | 'tent'
}

export const volunteerRoles: readonly VolunteerRole[] = [
  {
    title: 'Peer Support Facilitator',
    drawing: 'mugs',
    summary: 'Help small groups talk safely, beside a professional.',
    responsibilities: [
      'Prepare and open sessions with the guiding professional',
      'Keep ground rules and time',
      'Notice distress and hand over at once, never counsel alone',
      'Attend monthly supervision',
    ],
  },
  {
    title: 'Campus Ambassador',
    drawing: 'flag',
    summary: 'Be our friendly face at one university or college.',
    responsibilities: [
      'Run two campus stands or talks a term',
      'Share activities with clubs and halls',
      'Collect questions and feedback',
      'Keep a simple list of what was done',
    ],
  },
  {
    title: 'Content and Blog Writer',
    drawing: 'pen',
    summary: 'Write clear, kind pieces that young people finish reading.',
    responsibilities: [
      'Draft one article or guide a month',
      'Check facts and use safe language',
      'Add sources and a helpline',
      'Edit after review',
    ],
  },
  {
    title: 'Social Media and Graphics Volunteer',
    drawing: 'picture',
    summary: 'Make posts that inform without alarming.',
    responsibilities: [
      'Plan a weekly calendar',
      'Design light images and describe each in words',
      'Reply politely and pass on worrying messages to the lead within the hour',
      'Report monthly numbers',
    ],
  },
  {
    title: 'Events and Logistics Volunteer',
    drawing: 'tent',
    summary: 'Make activities run on time and feel welcoming.',
    responsibilities: [
      'Book spaces and draft budgets',
      'Register participants and keep lists private',
      'Set up a quiet corner and a first-aid contact',
      'Note lessons after each event',
    ],
  },
  {
    title: 'Web and Technology Volunteer',
    drawing: 'screen',
    summary: 'Keep the site and tools fast, safe and simple.',
    responsibilities: [
      'Fix small issues and update content',
      'Test on low-cost phones and slow networks',
      'Protect member data and report problems',
      'Write short guides for the team',
    ],
  },
  {
    title: 'Fundraising and Partnerships Volunteer',
    drawing: 'seeds',
    summary: 'Find the people and funds that keep support free.',
    responsibilities: [
      'Research and write to partners',
      'Prepare short proposals',
      'Thank every donor and keep records tidy with the financial officer',
      'Help at fundraising events',
    ],
  },
  {
    title: 'Volunteer Professional (Counsellor, Therapist or Psychologist)',
    drawing: 'chairs',
    summary: 'Guide live spaces and support our peers.',
    responsibilities: [
      'Guide an agreed number of sessions together with a colleague',
      'Supervise peer facilitators',
      'Advise on referral and safety',
      'Keep a current registration with the Counsellors and Psychologists Board or your own regulator',
    ],
  },
]
