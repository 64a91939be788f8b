import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What games keep in a visitor's browser. */
export const KEPT_OF_GAMES = [
  {
    key: `${STORAGE_PREFIX}game_save_{gameId}`,
    what: 'Your last save of a game, and its settings.',
    until: 'until you reset the game or delete it',
  },
  {
    key: `${STORAGE_PREFIX}game_run_{gameId}`,
    what: 'The ticket for a run you haven’t finished, so it still counts after a reload.',
    until: 'until the run ends, you start over, or the next run begins',
  },
  {
    key: `${STORAGE_PREFIX}game_completions`,
    what: 'The last 100 games you finished on this device.',
    until: 'until you delete it',
  },
  {
    key: `${STORAGE_PREFIX}games`,
    what: 'Without a server: games that an administrator of this device added or changed.',
    until: 'until they are removed',
  },
  {
    key: `${STORAGE_PREFIX}game_packs`,
    what: 'Without a server: the content of the last few days’ games, so your runs can be watched.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}game_runs_{gameId}`,
    what: 'Without a server: your last 100 runs of a game, and replays of the best ten.',
    until: 'until newer ones push them out, or the account is deleted',
  },
] as const
