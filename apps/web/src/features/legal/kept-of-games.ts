import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What games keep in a visitor's browser where no server can be reached (ST-02). */
export const KEPT_OF_GAMES = [
  {
    key: `${STORAGE_PREFIX}games`,
    what: 'Without a server: games an administrator of this device added to the catalogue, or changed.',
    until: 'until they are removed',
  },
  {
    key: `${STORAGE_PREFIX}game_packs`,
    what: 'Without a server: what the games of the last days were played with, so that your runs can be watched.',
    until: 'until newer ones push them out',
  },
  {
    key: `${STORAGE_PREFIX}game_runs_{gameId}`,
    what: 'Without a server: your last 100 runs of a game, and of the best ten what it takes to watch them again.',
    until: 'until newer ones push them out, or the account is deleted',
  },
] as const
