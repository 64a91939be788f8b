import { createLazyRoute } from '@tanstack/react-router'
import { TrendsPage } from './trends-page'

export const trendsRoute = createLazyRoute('/trends')({ component: TrendsPage })
