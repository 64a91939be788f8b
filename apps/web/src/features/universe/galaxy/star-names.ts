/** What a star is called and which trend it is. */
export type StarName = {
  readonly number: number
  readonly id: string
  readonly name: string
  /** Whether it has a page that can be opened. */
  readonly onShow: boolean
}

export const MOST_NAMES_ASKED = 100

export type StarNames = {
  readonly get: (number: number) => StarName | null
  /** The number of a trend, where its name has been read. */
  readonly numberOf: (id: string) => number | null
  /** Asks for those that are not known, at most a hundred at once; resolves when they are here or nobody knows them. */
  readonly ask: (numbers: readonly number[]) => Promise<void>
  readonly note: (names: readonly StarName[]) => void
}

/** Names as they were asked for, each once; what failed is asked again the next time. */
export function createStarNames(read: (numbers: readonly number[]) => Promise<readonly StarName[]>): StarNames {
  const known = new Map<number, StarName>()
  const asked = new Map<number, Promise<void>>()

  const note = (names: readonly StarName[]): void => {
    for (const name of names) known.set(name.number, name)
  }

  async function readBatch(numbers: readonly number[]): Promise<void> {
    try {
      note(await read(numbers))
    } catch (cause) {
      for (const number of numbers) asked.delete(number)
      throw cause
    }
  }

  return {
    get: (number) => known.get(number) ?? null,
    numberOf: (id) => [...known.values()].find((name) => name.id === id)?.number ?? null,
    note,
    ask: async (numbers) => {
      const fresh = numbers.filter((number) => !known.has(number) && !asked.has(number))
      for (let from = 0; from < fresh.length; from += MOST_NAMES_ASKED) {
        const batch = fresh.slice(from, from + MOST_NAMES_ASKED)
        const reading = readBatch(batch)
        for (const number of batch) asked.set(number, reading)
      }
      await Promise.all(numbers.flatMap((number) => asked.get(number) ?? []))
    },
  }
}
