import './zod-without-eval'
import { createRouterClient, ORPCError } from '@orpc/server'
import { router } from '@trendverse/application/router'
import type { RouterContext } from '@trendverse/application/router-context'
import type { Backend } from '@trendverse/contract/contract'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { browserTrendReader } from '@trendverse/storage/browser/browser-trend-reader'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'
import { errorFromAnswer } from './error-from-answer'
import { withoutAccounts } from './without-accounts'

/** What stands in for the server where the page runs without one: this device's clock and trends (OP-09). */
function deviceContext(): RouterContext {
  const startedAtMs = Date.now()
  return {
    trends: browserTrendReader({
      storage: safeStorage(() => window.localStorage),
      starterTrends: starterTrendDetails(),
    }),
    settings: { get: async () => undefined, set: async () => undefined },
    clock: { nowMs: () => Date.now() },
    database: { isUp: async () => true },
    jobs: { list: async () => [] },
    ingest: { listHealth: async () => [] },
    ...withoutAccounts(),
    origin: { bearerToken: null, network: 'device', userAgent: '', guestId: null },
    about: { version: 'browser', startedAtMs },
  }
}

/** The very calls of the server, answered on this device, with the same errors. */
export function openBrowserBackend(): Backend {
  return createRouterClient(router, {
    context: deviceContext(),
    interceptors: [
      async (call) => {
        try {
          return await call.next()
        } catch (error) {
          if (error instanceof ORPCError) throw errorFromAnswer(error.status, { ...error.data, ...error.toJSON() })
          throw error
        }
      },
    ],
  })
}
