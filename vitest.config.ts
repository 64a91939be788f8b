import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Two environments: rules and server code in Node, page code in jsdom. */
export default defineConfig({
  test: {
    // Vitest leaves one core alone. Much of the time goes by waiting for databases and processes that tests start.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vitest.config.ts',
        test: { name: 'web', root: './apps/web' },
      },
    ],
  },
})
