/** Sizes of planets against an average one: one for each fifth of the ranks, the highest first. */
export const PLANET_SIZES = [1.6, 1.25, 1, 0.8, 0.65] as const

/**
 * The size of the planet at one place of a ranking. It says the rank and nothing else, so that visitors can read it.
 *
 * @param place 0 for the first of `count`.
 */
export function sizeOfRank(place: number, count: number): number {
  const fifth = Math.floor(((place + 0.5) / Math.max(1, count)) * PLANET_SIZES.length)
  return PLANET_SIZES[Math.min(PLANET_SIZES.length - 1, Math.max(0, fifth))] ?? 1
}
