import type { Services } from '../../backend/services'
import { parseForecastsSearch, periodOf } from './forecasts-search'

/** How forecasts came out, which the server may have read already. */
export function readForecastsPage(
  { call, firstData }: Pick<Services, 'call' | 'firstData'>,
  search: Readonly<Record<string, unknown>>,
) {
  const { source } = parseForecastsSearch(search)
  const days = periodOf(search)
  return firstData.once(`forecasts:${source ?? ''}:${days}`, async () => {
    return (await call((backend) => backend.forecasts.read({ ...(source && { source }), days }))).data
  })
}

export type ForecastsData = Awaited<ReturnType<typeof readForecastsPage>>
export type NamedForecast = ForecastsData['named']['hits'][number]
