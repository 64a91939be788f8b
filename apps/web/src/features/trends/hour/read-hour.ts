import { redirect } from '@tanstack/react-router'
import { readHourText } from '@trendverse/domain/galaxy/hour-text'
import type { Services } from '../../../backend/services'
import { TRENDS_PAGE_SIZE, type TrendsSearch } from '../trends-search'
import type { HourAnswer } from './hour-answer'
import { HourList } from './hour-list'
import { hourName } from './hour-words'

/**
 * One page of what was talked about at an hour, with what its page is called and what shows it: all of the past comes with
 * the first hour somebody asks for. An hour there cannot be leads to the present.
 */
export async function readHour({ call, firstData }: Pick<Services, 'call' | 'firstData'>, search: TrendsSearch) {
  const { at = '', page = 1 } = search
  if (readHourText(at) === null) throw redirect({ to: '/trends', replace: true })
  const hour: HourAnswer = await firstData.once(`hour:${at}:${page}`, () =>
    call((backend) => backend.universe.hour({ at, page, pageSize: TRENDS_PAGE_SIZE })),
  )
  return { hour, title: `Trends at ${hourName(hour.at)}`, View: HourList }
}
