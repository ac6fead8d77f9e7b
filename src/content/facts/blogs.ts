export interface Blog {
  readonly title: string
  readonly summary: string
  readonly text: string
  /** For 'Read More'; null hides it. */
  readonly link: { readonly url: string; readonly source: string } | null
  /** 'page' fits anything. */
  readonly drawing: 'books' | 'friends' | 'page'
  /** On grief or suicide: a number to call stands beside it. */
  readonly isHeavy?: boolean
}

/** Public guides for now. Open each before you publish: nobody has checked the links from Kenya. */
export const blogs: readonly Blog[] = [
  {
    title: 'Exam stress without the all-nighter',
    drawing: 'books',
    summary:
      'Why a tired brain forgets, and five small things that help in the last week before papers.',
    text: 'Sleep is when the day’s reading gets filed. Cutting it to study more is like filling a jerrican with a hole. Five things to try: get up at the same time every day. Study in blocks of 25 minutes. Start with a page of what you already know. Drink water before more coffee. Tell one person when it gets heavy.',
    link: {
      url: 'https://www.who.int/publications/i/item/9789240003927',
      source:
        'Doing What Matters in Times of Stress, a free guide by the World Health Organization',
    },
  },
  {
    title: '“Uko sawa?” Checking on a friend and meaning it',
    drawing: 'friends',
    isHeavy: true,
    summary: 'How to ask, how to listen, what not to promise, and when to bring in someone else.',
    text: 'Pick a quiet moment. Say what you noticed, not what you think is wrong: “You have missed class twice and you look tired.” Then wait. You do not need the right words; you need to stay. Do not promise to keep it secret. If they talk about wanting to die, do not leave them alone, and call a helpline together.',
    link: {
      url: 'https://www.who.int/news-room/fact-sheets/detail/adolescent-mental-health',
      source: 'Mental health of adolescents, facts by the World Health Organization',
    },
  },
]
