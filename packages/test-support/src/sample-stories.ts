/** One thing people talk about, as several sources would show it. Everything in it is invented. */
export type SampleStory = {
  readonly title: string
  /** The search, the topic and the article of it; null where no encyclopedia has one. */
  readonly topic: string
  readonly hasArticle: boolean
  /** What the topic is, in the words an encyclopedia would put under the title of its article. */
  readonly about: string
  /** Hashtag without `#`. */
  readonly tag: string
  readonly url: string
  readonly summary: string
  readonly publisher: string
  /** Names of Bluesky's categories. */
  readonly category: string
  readonly ageHours: number
  /** How fast it grows; 1 is ordinary, 5 is breaking out. */
  readonly heat: number
  readonly isTechnical: boolean
}

function story(
  title: string,
  topic: string,
  host: string,
  fields: Pick<SampleStory, 'about' | 'category' | 'ageHours' | 'heat'> & Partial<SampleStory>,
): SampleStory {
  const words = topic.split(' ')
  return {
    title,
    topic,
    tag: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    url: `https://${host}/2026/${words.join('-').toLowerCase()}`,
    summary: `${title}. What is known so far, and why people talk about ${topic}.`,
    publisher: host.split('.')[0] === 'orbit' ? 'Orbit Weekly' : 'Harbour Post',
    hasArticle: true,
    isTechnical: false,
    ...fields,
  }
}

/** Stories that appear in several sources at once, so that merging, momentum and receipts can be seen to work. */
export const SAMPLE_STORIES: readonly SampleStory[] = [
  story('Comet Harper becomes visible to the naked eye', 'Comet Harper', 'orbit.example', {
    about: 'Long-period comet found in 2025',
    category: 'science',
    ageHours: 3,
    heat: 5,
    isTechnical: true,
  }),
  story('Lantern Coast sweeps the Aurora film awards', 'Lantern Coast', 'harbour.example', {
    about: '2026 film by Ines Vala',
    category: 'pop-culture',
    ageHours: 9,
    heat: 4,
  }),
  story('Rovers win the Meridian Cup after extra time', 'Meridian Cup', 'harbour.example', {
    about: 'Annual association football competition',
    category: 'sports',
    ageHours: 2,
    heat: 4,
  }),
  story('Velvet Static announces a reunion tour', 'Velvet Static', 'harbour.example', {
    about: 'Rock band from Port Ellery',
    category: 'music',
    ageHours: 14,
    heat: 3,
  }),
  story('Tidewalker studio shows the first hour of Glass Archipelago', 'Glass Archipelago', 'orbit.example', {
    about: '2026 video game by Tidewalker',
    category: 'video-games',
    ageHours: 6,
    heat: 3,
    isTechnical: true,
  }),
  story('Quillscript 2.0 compiles twice as fast', 'Quillscript', 'orbit.example', {
    about: 'Programming language',
    category: 'tech',
    ageHours: 11,
    heat: 2,
    isTechnical: true,
    hasArticle: false,
  }),
  story('Parliament of Norrland votes on the river treaty', 'Norrland treaty', 'harbour.example', {
    about: 'Agreement on the use of a river',
    category: 'politics',
    ageHours: 20,
    heat: 2,
  }),
  story('Saffron fog cake is suddenly in every bakery', 'Saffron fog cake', 'harbour.example', {
    about: 'Layered dessert',
    category: 'pop-culture',
    ageHours: 30,
    heat: 2,
  }),
  story('Open firmware brings old e-readers back to life', 'Paperlark firmware', 'orbit.example', {
    about: 'Open-source software for e-readers',
    category: 'tech',
    ageHours: 5,
    heat: 3,
    isTechnical: true,
    hasArticle: false,
  }),
  story('Moonlit knitting clubs fill city parks', 'Moonlit knitting', 'harbour.example', {
    about: 'Pastime of knitting outdoors',
    category: 'pop-culture',
    ageHours: 40,
    heat: 1,
    hasArticle: false,
  }),
  story('Deep-sea survey finds a singing reef', 'Singing reef', 'orbit.example', {
    about: 'Coral reef of the southern shelf',
    category: 'science',
    ageHours: 16,
    heat: 2,
    isTechnical: true,
  }),
  story('Ferrant Motors unveils a solar tram', 'Solar tram', 'harbour.example', {
    about: 'Railway vehicle by Ferrant Motors',
    category: 'business',
    ageHours: 26,
    heat: 1,
  }),
]
