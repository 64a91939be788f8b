import { shareableText } from '@trendverse/domain/social/shareable-text'
import type { Trend } from '@trendverse/domain/trends/trend'

/** What search results and previews show before they cut by themselves. */
const MAX_TITLE_LENGTH = 70
const MAX_DESCRIPTION_LENGTH = 200

/** Title of a page about one trend; without it that of the page that says so (OP-31). */
export function storyTitle(trend: Pick<Trend, 'name'> | undefined): string {
  return trend === undefined ? 'Trend Not Found' : shareableText(trend.name, MAX_TITLE_LENGTH)
}

/** What a story says of itself in search results; only the server writes that. */
export function storyDescription(trend: Pick<Trend, 'description'> | undefined): string {
  return trend === undefined
    ? 'There’s no trend at this address.'
    : shareableText(trend.description, MAX_DESCRIPTION_LENGTH)
}
