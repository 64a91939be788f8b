import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** Everything this site keeps in a visitor's browser, by the names it can be found under there. */
export const KEPT_ON_DEVICE = [
  {
    key: `${STORAGE_PREFIX}theme`,
    what: 'Whether you chose the dark or the light look.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}view`,
    what: 'Whether you chose the universe or the list on the home page.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}graphics`,
    what: 'What the graphics of this device can draw, so that they are not asked on every visit.',
    until: 'until your browser is updated',
  },
  {
    key: `${STORAGE_PREFIX}trends_cache`,
    what: 'The last list of trends, so that there is something to see without a network.',
    until: 'until the next list replaces it',
  },
  {
    key: `${STORAGE_PREFIX}trends_cache_details`,
    what: 'The last stories you opened, 30 at most, for the same purpose.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}local_trends`,
    what: 'Views counted on this device while no server could be reached.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}viewed_trends`,
    what: 'Which stories were opened in this session, so that each counts once.',
    until: 'until you close the tab',
  },
] as const
