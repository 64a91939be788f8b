import type { StarPart } from '@trendverse/domain/galaxy/star-part'
import { useEffect, useState } from 'react'
import { type GalaxySource, readStars } from './galaxy-source'
import { emptyCatalogue, type StarCatalogue, withPart } from './star-catalogue'

type Stars = {
  /** Null until the first part can be drawn. */
  readonly catalogue: StarCatalogue | null
  /** How often a galaxy began: each is another picture. */
  readonly begun: number
  /** Why no more stars came. */
  readonly failure: unknown
  /** All that was to come is here. */
  readonly isComplete: boolean
}

const NOTHING: Stars = { catalogue: null, begun: 0, failure: null, isComplete: false }

/** A first part begins a galaxy, the others go on with it. */
function withStars(before: Stars, part: StarPart): Stars {
  const known = part.part === 0 ? null : before.catalogue
  return {
    ...before,
    catalogue: withPart(known ?? emptyCatalogue(part), part),
    begun: before.begun + (known === null ? 1 : 0),
  }
}

/** Reads the galaxy, part by part, and begins again where it is made anew meanwhile. */
export function useStars(source: GalaxySource): Stars {
  const [stars, setStars] = useState(NOTHING)
  useEffect(() => {
    const abort = new AbortController()
    readStars(source, (part) => setStars((before) => withStars(before, part)), abort.signal).then(
      () => setStars((before) => ({ ...before, isComplete: true })),
      (failure: unknown) => {
        if (!abort.signal.aborted) setStars((before) => ({ ...before, failure }))
      },
    )
    return () => abort.abort()
  }, [source])
  return stars
}
