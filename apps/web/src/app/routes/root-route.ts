import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Services } from '../../backend/services'
import { RootLayout } from '../shell/root-layout'

/** What every page stands in. */
export const rootRoute = createRootRouteWithContext<Services>()({ component: RootLayout })

/** Every page lies directly under the root. */
export const atTop = { getParentRoute: () => rootRoute }
