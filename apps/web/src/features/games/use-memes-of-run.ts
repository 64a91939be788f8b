import { memesOf } from '@trendverse/games/run-memes'
import { type ComponentType, useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { SaveMemesProps } from './save-memes'

type Loaded = {
  readonly SaveMemes: ComponentType<SaveMemesProps>
  readonly memesOfRun: SaveMemesProps['memesOfRun']
}

/**
 * What saves the memes of a run. It is loaded while the game is played, for by its end the network may be gone; null until it
 * is here, where it cannot be loaded, and for games that make no memes.
 */
export function useMemesOfRun(gameId: string, isPlayed: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    const load = isPlayed ? memesOf(gameId) : null
    if (load === null) return undefined
    let isWanted = true
    Promise.all([import('./save-memes'), load()]).then(
      ([{ SaveMemes }, { memesOfRun }]) => isWanted && setLoaded({ SaveMemes, memesOfRun }),
      (cause: unknown) => logFailure('The memes of a run cannot be saved.', cause),
    )
    return () => {
      isWanted = false
    }
  }, [gameId, isPlayed])
  return loaded
}
