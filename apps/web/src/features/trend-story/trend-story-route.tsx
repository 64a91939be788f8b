import { createLazyRoute } from '@tanstack/react-router'
import { StoryFailed } from './story-failed'
import { TrendNotFound } from './trend-not-found'
import { TrendStoryPage } from './trend-story-page'
import { TrendStorySkeleton } from './trend-story-skeleton'

export const trendStoryRoute = createLazyRoute('/trends/$trendId')({
  component: TrendStoryPage,
  pendingComponent: TrendStorySkeleton,
  errorComponent: StoryFailed,
  notFoundComponent: TrendNotFound,
})
