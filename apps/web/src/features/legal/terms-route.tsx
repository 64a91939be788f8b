import { createLazyRoute } from '@tanstack/react-router'
import { TermsPage } from './terms-page'

export const termsRoute = createLazyRoute('/terms')({ component: TermsPage })
