import { STARS_TYPE } from '@trendverse/contract/universe'
import { STAR_PARTS } from '@trendverse/domain/galaxy/star-part'
import { listHour } from '../universe/list-hour'
import { readOnThisDay } from '../universe/read-on-this-day'
import { readStars } from '../universe/read-stars'
import { searchNames } from '../universe/search-names'
import { os } from './base'

/** Calls about all trends at once, on show or over. */
export const universeRouter = os.universe.router({
  stars: os.universe.stars.handler(async ({ context, input }) => {
    const part = STAR_PARTS[Number(input.part) as 0 | 1 | 2]
    return new File([await readStars(context, { part })], `stars-${part}`, { type: STARS_TYPE })
  }),
  starNames: os.universe.starNames.handler(async ({ context, input }) => ({
    data: await context.trendLives.nameStars(input),
  })),
  searchStars: os.universe.searchStars.handler(async ({ context, input }) => ({
    data: await searchNames(context, input.q),
  })),
  hour: os.universe.hour.handler(({ context, input: { at, ...page } }) => listHour(context, { hour: at, ...page })),
  onThisDay: os.universe.onThisDay.handler(({ context }) => readOnThisDay(context)),
})
