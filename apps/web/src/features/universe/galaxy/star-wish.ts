import type { StarName, StarNames } from './star-names'

/** A star somebody wants to open before anybody knows which trend it is. */
export type StarWish = {
  /** The trend of the star; null where nobody knows it, and where something else has been wished for since, or nothing any more. */
  readonly make: (number: number) => Promise<StarName | null>
  readonly forget: () => void
}

export function createStarWish({ ask, get }: Pick<StarNames, 'ask' | 'get'>): StarWish {
  let latest: symbol | null = null
  return {
    make: async (number) => {
      const wish = Symbol('a wish')
      latest = wish
      await ask([number])
      return latest === wish ? get(number) : null
    },
    forget: () => {
      latest = null
    },
  }
}
