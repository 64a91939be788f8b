import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { listSourceFiles } from './scripts/list-source-files.mjs'

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

/** A test of the page without markup needs no document; one that needs parts of it says so in its first line. */
const NEED_A_DOCUMENT = listSourceFiles(/^apps\/web\/.*\.test\.ts$/)
  .filter(({ source }) => source.startsWith('// @vitest-environment jsdom'))
  .map(({ file }) => path.posix.relative('apps/web', file))

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
      {
        extends: './apps/web/vitest.config.ts',
        test: {
          name: 'web',
          root: './apps/web',
          environment: 'node',
          isolate: false,
          include: ['{src,build}/**/*.test.ts'],
          exclude: NEED_A_DOCUMENT,
        },
      },
      {
        extends: './apps/web/vitest.config.ts',
        test: {
          name: 'page',
          root: './apps/web',
          environment: 'jsdom',
          // Each file gets a document of its own all the same; jsdom, half of the time of these tests, is loaded once.
          pool: 'vmThreads',
          setupFiles: [path.resolve('apps/web/build/browser-streams.ts')],
          include: ['src/**/*.test.tsx', ...NEED_A_DOCUMENT],
        },
      },
    ],
  },
})
