import type { Page } from '@playwright/test'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { TrendDetail } from '@trendverse/domain/trends/trend'

type StoryAnswer = { readonly data: TrendDetail }
const STORY = /\/api\/trends\/[0-9a-f-]{36}$/

/** Changes the stories a server tells, on their way to the page; everything else of the answer stays as it is. */
export async function tellStory(page: Page, change: (story: TrendDetail) => TrendDetail): Promise<void> {
  await page.route(STORY, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as StoryAnswer
    await route.fulfill({ response, json: { data: change(data) } })
  })
}

/** The story as it will be in an hour: every series has been read a second time. */
export function withSecondReading(story: TrendDetail): TrendDetail {
  const series = story.series.map((one) => ({
    ...one,
    points: one.points.flatMap((point) => [
      { ...point, at: new Date(Date.parse(point.at) - HOUR_MS).toISOString() },
      { ...point, metric: point.metric === null ? null : point.metric * 2 },
    ]),
  }))
  return { ...story, series }
}
