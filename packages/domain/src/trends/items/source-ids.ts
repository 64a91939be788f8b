/**
 * Ids of every trend source, in the order pages list them; what is known of each is in `source.ts`. On their own, so that an
 * address can be read without the profiles.
 */
export const SOURCE_IDS = [
  'google-trends',
  'wikipedia',
  'hacker-news',
  'mastodon',
  'bluesky',
  'github',
  'lobsters',
  'arxiv',
  'reddit',
  'youtube',
  'product-hunt',
  'feeds',
] as const
export type SourceId = (typeof SOURCE_IDS)[number]

/** Whether a text is the id of a known source; names every object carries, such as `constructor`, are not. */
export function isSourceId(text: string): text is SourceId {
  return (SOURCE_IDS as readonly string[]).includes(text)
}
