import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Rules without state of their own: their files share one process per worker, so that modules are loaded once. */
const RULES = [
  'application',
  'domain',
  'games',
  'meme-formats',
  'social-platforms',
  'starter-content',
  'trend-sources',
].map((name) => `packages/${name}/src/**/*.test.ts`)

/** What the server is made of shares as well: nearly every file of it loads the whole server. */
const SERVER_PARTS = ['apps/server/src/{http,infrastructure}/**/*.test.ts']

/** Two environments: rules and server code in Node, page code in jsdom. */
export default defineConfig({
  test: {
    // Much of the time goes by waiting for databases and processes that tests start.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: { name: 'rules', environment: 'node', include: RULES, isolate: false, testTimeout: 30_000 },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER_PARTS,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
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
          exclude: [...RULES, ...SERVER_PARTS],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // A test of the page without markup needs no page; one that needs parts of it says so in its first line.
      {
        extends: './apps/web/vitest.config.ts',
        test: {
          name: 'web',
          root: './apps/web',
          environment: 'node',
          isolate: false,
          include: ['{src,build}/**/*.test.ts'],
        },
      },
      {
        extends: './apps/web/vitest.config.ts',
        test: { name: 'page', root: './apps/web', environment: 'jsdom', include: ['src/**/*.test.tsx'] },
      },
    ],
  },
})
