import type { Body } from './body'
import { isLit } from './opening-shot'
import type { Stage } from './stage'

/** In view, stepped back while others are looked at, or not lit yet. */
export type Standing = 'shown' | 'aside' | 'dark'

type Attention = Pick<Stage, 'opening' | 'bodies' | 'selectedId' | 'foundIds'>

/** The planet the camera is at stays bright, and so does whatever else a search found; the rest steps back. */
export function standingOf(body: Body, { opening, bodies, selectedId, foundIds }: Attention): Standing {
  if (opening !== null && !isLit(bodies.indexOf(body), opening.seconds)) return 'dark'
  return selectedId === null || selectedId === body.trendId || foundIds.has(body.trendId) ? 'shown' : 'aside'
}
