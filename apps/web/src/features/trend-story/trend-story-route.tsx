/** Everything the address of one trend may show, as one file to load. */
export { StoryFailed } from './story-failed'
export { TrendNotFound } from './trend-not-found'
export { TrendStoryPage } from './trend-story-page'
export { TrendStorySkeleton } from './trend-story-skeleton'
