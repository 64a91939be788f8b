import { createLazyRoute } from '@tanstack/react-router'
import { TrendNotFound } from './trend-not-found'
import { TrendStoryPage } from './trend-story-page'

export const trendStoryRoute = createLazyRoute('/trends/$trendId')({
  component: TrendStoryPage,
  notFoundComponent: TrendNotFound,
})
