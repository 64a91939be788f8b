import { createLazyRoute } from '@tanstack/react-router'
import { PrivacyPage } from './privacy-page'

export const privacyRoute = createLazyRoute('/privacy')({ component: PrivacyPage })
