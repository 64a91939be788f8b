import { SOURCE_PROFILES, type SourceId, type SourceKind } from '@trendverse/domain/trends/source'

const SOURCE_WORDS: Readonly<Partial<Record<SourceId, string>>> = {
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

/** For a source that has no words of its own yet. */
const KIND_WORDS: Readonly<Record<SourceKind, string>> = {
  search: 'What people search for',
  social: 'What people post about',
  encyclopedia: 'What people look up',
  news: 'What is reported',
  developer: 'What developers talk about',
}

/** What a source is read for, in a few words. */
export function sourceWords(id: SourceId): string {
  return SOURCE_WORDS[id] ?? KIND_WORDS[SOURCE_PROFILES[id].kind]
}
