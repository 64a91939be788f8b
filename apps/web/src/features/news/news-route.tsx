import { createLazyRoute } from '@tanstack/react-router'
import { NewsPage } from './news-page'

export const newsRoute = createLazyRoute('/news')({ component: NewsPage })
