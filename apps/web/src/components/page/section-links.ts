/** HD-01, OP-02: the sections of the site, as far as they exist, and the news among them. */
export const SECTION_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/trends', label: 'Trends' },
  { to: '/games', label: 'Games' },
  { to: '/news', label: 'News' },
  { to: '/about', label: 'About' },
] as const

const QUIZ_OF_THE_DAY = { to: '/quiz/today', label: 'Quiz of the day' } as const
const MEMES = { to: '/memes', label: 'Memes' } as const
const FORECASTS = { to: '/forecasts', label: 'Forecasts' } as const
const GALAXY = { to: '/', search: { view: 'galaxy' }, label: 'Galaxy' } as const

/** What the bar has no room for. A device alone has no galaxy to show. */
export const moreLinks = (hasGalaxy: boolean) => [QUIZ_OF_THE_DAY, MEMES, FORECASTS, ...(hasGalaxy ? [GALAXY] : [])]
