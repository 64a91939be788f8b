import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { lifeOf, type StarCatalogue } from './star-catalogue'
import type { StarKey, StarNames } from './star-names'
import { createStarWish } from './star-wish'

type Named = {
  /** Asks for names; the page is drawn anew when they have come. */
  readonly ask: (stars: readonly StarKey[]) => void
  /** Opens the star of a row, once it is known which trend it is. */
  readonly open: (row: number) => void
  /** Nothing that was wished for is opened any more. */
  readonly forget: () => void
}

/** The names of stars, and opening stars by them. */
export function useNames(catalogue: StarCatalogue, names: StarNames, onOpen: (trendId: string) => void): Named {
  const [, count] = useReducer((times: number) => times + 1, 0)
  const wish = useMemo(() => createStarWish(names), [names])
  useEffect(
    () => () => {
      wish.forget()
      names.stop()
    },
    [wish, names],
  )
  const ask = useCallback(
    (stars: readonly StarKey[]) => {
      names.ask(stars).then(count, (cause: unknown) => logFailure('Names of stars did not arrive.', cause))
    },
    [names],
  )
  const open = (row: number): void => {
    const number = lifeOf(catalogue, row)?.number
    if (number === undefined) return
    wish.make(number).then(
      (star) => {
        count()
        if (star !== null) onOpen(star.id)
      },
      (cause: unknown) => logFailure('The name of a star did not arrive.', cause),
    )
  }
  return { ask, open, forget: wish.forget }
}
