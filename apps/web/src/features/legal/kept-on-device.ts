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
  {
    key: `${STORAGE_PREFIX}auth_token`,
    what: 'What proves that you are signed in. It is sent to this site with every call, and to no one else.',
    until: 'until you sign out, or the session ends',
  },
  {
    key: 'currentUser',
    what: 'Your name, username, email address and picture, so that the page can greet you at once.',
    until: 'until you sign out, or the session ends',
  },
] as const
