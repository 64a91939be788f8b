/** Everything the address of one trend may show, as one file to load. */
export { StoryFailed as Failed } from './story-failed'
export { TrendNotFound as NotFound } from './trend-not-found'
export { TrendStoryPage as Page } from './trend-story-page'
export { TrendStorySkeleton as Skeleton } from './trend-story-skeleton'
