import type { Trend } from '@trendverse/domain/trends/trend'
import { shareableText } from './shareable-text'

/** What search results and previews show before they cut by themselves. */
const MAX_TITLE_LENGTH = 70
const MAX_DESCRIPTION_LENGTH = 200

/** Title and description of a story's page; without a trend those of the page that says so (OP-31). */
export function storyHead(trend: Pick<Trend, 'name' | 'description'> | undefined) {
  if (trend === undefined) {
    return { title: 'Trend Not Found', description: 'There is no trend at this address, or not any more.' }
  }
  return {
    title: shareableText(trend.name, MAX_TITLE_LENGTH),
    description: shareableText(trend.description, MAX_DESCRIPTION_LENGTH),
  }
}
