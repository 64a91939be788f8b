/** HD-01, OP-02: the sections of the site, as far as they exist, and the news among them. */
export const SECTION_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/trends', label: 'Trends' },
  { to: '/games', label: 'Games' },
  { to: '/news', label: 'News' },
  { to: '/about', label: 'About' },
] as const
