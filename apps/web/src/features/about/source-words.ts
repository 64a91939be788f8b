import type { SourceId } from '@trendverse/domain/trends/source'

/** What each source is read for, in a few words. */
export const SOURCE_WORDS: Readonly<Record<SourceId, string>> = {
  'google-trends': 'Searches that rise suddenly, with the articles named beside them',
  wikipedia: 'The most read articles of the English encyclopedia, day by day',
  'hacker-news': 'The front page, mostly about technology and science',
  mastodon: 'Hashtags, posts and links that several servers see trending',
  bluesky: 'Topics the network itself calls trending',
  github: 'New repositories that gather stars',
  lobsters: 'The front page, about computing',
  arxiv: 'New papers in computer science',
  reddit: 'Posts that rise',
  youtube: 'The most watched videos',
  'product-hunt': 'New products',
  feeds: 'News sites, by the feeds they publish',
}
