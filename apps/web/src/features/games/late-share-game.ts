import { loadOnce } from '../../backend/call/load-once'
import { openPart } from '../../components/browser/lazy-part'
import type { ShareGameProps } from './share-game'

/** Loaded during the game: by its end the network may be gone, or a newer version deployed. */
export const loadShareGame = loadOnce(() => import('./share-game'))

/** The ways to share a run, loaded late. A result is shown without them where they cannot be loaded. */
export const { Part: LateShareGame } = openPart<ShareGameProps>(() =>
  loadShareGame().then(
    ({ ShareGame }) => ShareGame,
    () => () => null,
  ),
)
