import { MOST_NAMED_STARS } from '@trendverse/domain/galaxy/named-stars'

/** What a star is called and which trend it is. */
export type StarName = { readonly number: number; readonly id: string; readonly name: string }

/** A star by its number or by the id of its trend. */
export type StarKey = number | string

export type ReadNames = (stars: readonly StarKey[], signal: AbortSignal) => Promise<readonly StarName[]>

export type StarNames = {
  readonly get: (number: number) => StarName | null
  /** The number of a trend, where its name has been read. */
  readonly numberOf: (id: string) => number | null
  /** Asks for those that are not known, at most a hundred at once; resolves when they are here or nobody knows them. */
  readonly ask: (stars: readonly StarKey[]) => Promise<void>
  /** Nobody waits for what was asked any more; it may be asked again. */
  readonly stop: () => void
}

/** Names as they were asked for, each once; what failed is asked again the next time. */
export function createStarNames(read: ReadNames): StarNames {
  const known = new Map<number, StarName>()
  const numbers = new Map<string, number>()
  const asked = new Map<StarKey, Promise<void>>()
  let abort = new AbortController()

  async function readBatch(stars: readonly StarKey[], { signal }: AbortController): Promise<void> {
    try {
      for (const name of await read(stars, signal)) {
        known.set(name.number, name)
        numbers.set(name.id, name.number)
      }
    } catch (cause) {
      for (const star of stars) asked.delete(star)
      if (!signal.aborted) throw cause
    }
  }

  return {
    get: (number) => known.get(number) ?? null,
    numberOf: (id) => numbers.get(id) ?? null,
    ask: async (stars) => {
      const isKnown = (star: StarKey): boolean => (typeof star === 'number' ? known.has(star) : numbers.has(star))
      const fresh = stars.filter((star) => !isKnown(star) && !asked.has(star))
      for (let from = 0; from < fresh.length; from += MOST_NAMED_STARS) {
        const batch = fresh.slice(from, from + MOST_NAMED_STARS)
        const reading = readBatch(batch, abort)
        for (const star of batch) asked.set(star, reading)
      }
      await Promise.all(stars.flatMap((star) => asked.get(star) ?? []))
    },
    stop: () => {
      abort.abort()
      abort = new AbortController()
    },
  }
}
