import { useEffect, useState } from 'react'
import { type GalaxySource, readStars } from './galaxy-source'
import { emptyCatalogue, type StarCatalogue, withPart } from './star-catalogue'

type Stars = {
  /** Null until the first part can be drawn. */
  readonly catalogue: StarCatalogue | null
  /** Why no more stars came. */
  readonly failure: unknown
  /** All that was to come is here. */
  readonly isComplete: boolean
}

const NOTHING: Stars = { catalogue: null, failure: null, isComplete: false }

/** Reads the galaxy, part by part, once. */
export function useStars(source: GalaxySource): Stars {
  const [stars, setStars] = useState(NOTHING)
  useEffect(() => {
    const abort = new AbortController()
    readStars(
      source,
      (part) =>
        setStars((before) => ({ ...before, catalogue: withPart(before.catalogue ?? emptyCatalogue(part), part) })),
      abort.signal,
    ).then(
      () => setStars((before) => ({ ...before, isComplete: true })),
      (failure: unknown) => {
        if (!abort.signal.aborted) setStars((before) => ({ ...before, failure }))
      },
    )
    return () => abort.abort()
  }, [source])
  return stars
}
