import type { StarterTrend } from './starter-trend'
import { businessTrends } from './trends/business'
import { fashionTrends } from './trends/fashion'
import { filmAndTvTrends } from './trends/film-and-tv'
import { foodTrends } from './trends/food'
import { gamingTrends } from './trends/gaming'
import { generalTrends } from './trends/general'
import { internetCultureTrends } from './trends/internet-culture'
import { lifestyleTrends } from './trends/lifestyle'
import { musicTrends } from './trends/music'
import { newsAndPoliticsTrends } from './trends/news-and-politics'
import { scienceTrends } from './trends/science'
import { sportsTrends } from './trends/sports'
import { technologyTrends } from './trends/technology'

const BY_CATEGORY: readonly (readonly StarterTrend[])[] = [
  musicTrends,
  filmAndTvTrends,
  gamingTrends,
  scienceTrends,
  foodTrends,
  internetCultureTrends,
  technologyTrends,
  sportsTrends,
  fashionTrends,
  lifestyleTrends,
  businessTrends,
  newsAndPoliticsTrends,
  generalTrends,
]

/** Takes one trend of each category in turn, so that the first page shows a bit of everything. */
function interleave(lists: readonly (readonly StarterTrend[])[]): StarterTrend[] {
  const rounds = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat()
}

/** The starter catalogue (OP-32), in the order in which it is shown while no live trend has momentum. */
export const STARTER_TRENDS: readonly StarterTrend[] = interleave(BY_CATEGORY)
