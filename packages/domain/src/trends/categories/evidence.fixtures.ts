import type { SourceId } from '../items/source'
import type { categorise } from './categorise'

export type Evidence = Parameters<typeof categorise>[0][number]

/** An item of which nothing but its source and title is known, unless a test says more. */
export function evidence(source: SourceId, title: string, changes: Partial<Evidence> = {}): Evidence {
  return {
    source,
    title,
    summary: null,
    url: null,
    tags: [],
    publisher: null,
    references: [],
    category: null,
    language: null,
    ...changes,
  }
}
