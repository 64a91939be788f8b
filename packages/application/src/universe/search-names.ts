import { MOST_NAMED_STARS, searchStars } from '@trendverse/domain/galaxy/named-stars'
import type { Needs } from '../ports/ports'
import type { StarName } from '../ports/trend-lives'

/** Trends of any month whose names hold every word of a search, the greatest first. */
export async function searchNames(ports: Needs<'trendLives'>, search: string): Promise<readonly StarName[]> {
  const numbers = searchStars(await ports.trendLives.listNames(), search, MOST_NAMED_STARS)
  if (numbers.length === 0) return []
  const names = new Map((await ports.trendLives.nameStars({ numbers })).map((name) => [name.number, name]))
  // One that was taken away since the names were read has none any more.
  return numbers.flatMap((number) => names.get(number) ?? [])
}
