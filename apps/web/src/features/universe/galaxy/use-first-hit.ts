import { useEffect, useEffectEvent, useRef } from 'react'
import { flyToStar, type GalaxyStage } from './galaxy-stage'
import { rowsOf, type StarCatalogue } from './star-catalogue'

type FirstHit = {
  readonly stage: GalaxyStage
  readonly catalogue: StarCatalogue
  /** What is searched for. */
  readonly search: string
  /** Numbers the search found, the greatest first; null while there are none. */
  readonly found: readonly number[] | null
}

/** Enter in the search of the page flies to the first star it finds: at once, or when its hits have come. */
export function useFirstHit({ stage, catalogue, search, found }: FirstHit): void {
  const isWished = useRef(false)
  const fly = useEffectEvent(() => {
    const [first] = found ?? []
    const row = first === undefined ? undefined : rowsOf(catalogue, new Set([first]))[0]
    if (!isWished.current || row === undefined) return
    isWished.current = false
    flyToStar(stage, catalogue, row, true)
  })
  useEffect(() => fly(), [found, catalogue])

  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (!(target instanceof HTMLInputElement) || target.closest('search') === null) return
    isWished.current = key === 'Enter'
    // A text nobody has searched for yet has hits of its own.
    if (target.value.trim() === search.trim()) fly()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
