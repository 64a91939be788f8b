import { createLazyRoute } from '@tanstack/react-router'
import { AboutPage } from './about-page'

export const aboutRoute = createLazyRoute('/about')({ component: AboutPage })
