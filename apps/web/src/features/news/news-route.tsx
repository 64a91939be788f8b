import { createLazyRoute } from '@tanstack/react-router'
import { NewsFailed } from './news-failed'
import { NewsPage } from './news-page'
import { NewsSkeleton } from './news-skeleton'

export const newsRoute = createLazyRoute('/news')({
  component: NewsPage,
  pendingComponent: NewsSkeleton,
  errorComponent: NewsFailed,
})
