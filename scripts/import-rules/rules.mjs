import { GAME_RULES } from './game-rules.mjs'

/**
 * Who may import whom, as ARCHITECTURE.md says. A rule reads: files that match `from` (and not `except`) import
 * nothing but what matches one of `only`, and nothing that matches one of `never`, where `<own>` stands for the first
 * group of `from`. Targets are spelt as `targetOf` spells them; types count like values. `planted` is a violation the
 * check must find, or the rule is dead.
 *
 * @typedef {object} Rule
 * @property {string} name
 * @property {RegExp} from
 * @property {RegExp} [except]
 * @property {readonly RegExp[]} [only]
 * @property {readonly RegExp[]} [never]
 * @property {{ readonly file: string, readonly specifier: string }} planted
 */

/** Files that only tests reach, which the last rule sees to. */
const TEST = /(?:\.(?:test|fixtures)\.tsx?|\/(?:contract-tests|testing)\/.*)$/
const NODE = /^node:/
const DOMAIN = /^packages\/domain\/src\//
const CONTRACT = /^packages\/contract\/src\//
const PORTS = /^packages\/application\/src\/ports\//
const NPM_TEST_TOOLS = /^npm:(?:vitest|fast-check|@testing-library\/.*|axe-core|jsdom)$/
const NPM = /^npm:/

/** @type {readonly Rule[]} */
export const RULES = [
  {
    name: 'domain imports Zod and itself, nothing else',
    from: /^packages\/domain\/src\//,
    except: TEST,
    only: [DOMAIN, /^npm:zod$/],
    planted: { file: 'packages/domain/src/trends/planted.ts', specifier: 'node:fs' },
  },
  {
    name: 'contract imports domain',
    from: /^packages\/contract\/src\//,
    except: TEST,
    only: [CONTRACT, DOMAIN, /^npm:(?:zod|@orpc\/contract)$/],
    planted: { file: 'packages/contract/src/planted.ts', specifier: '@trendverse/application/router/router' },
  },
  {
    name: 'application imports domain and its own ports',
    from: /^packages\/application\/src\//,
    except: TEST,
    only: [/^packages\/application\/src\//, DOMAIN, CONTRACT, /^npm:(?:zod|@orpc\/(?:server|contract))$/],
    planted: { file: 'packages/application/src/trends/planted.ts', specifier: '@trendverse/storage/sql/open' },
  },
  {
    name: 'only the router of application knows the contract',
    from: /^packages\/application\/src\//,
    except: /(?:^packages\/application\/src\/router\/.*\.ts|\.test\.ts)$/,
    never: [CONTRACT, /^npm:@orpc\//],
    planted: { file: 'packages/application/src/trends/planted.ts', specifier: '@trendverse/contract/contract' },
  },
  {
    name: 'use cases and ports do not know the router',
    from: /^packages\/application\/src\/(?!router\/)[^/]+\//,
    except: TEST,
    never: [/^packages\/application\/src\/router\//],
    planted: { file: 'packages/application/src/trends/planted.ts', specifier: '../router/router' },
  },
  {
    name: 'ports import domain and other ports',
    from: /^packages\/application\/src\/ports\//,
    only: [PORTS, DOMAIN],
    planted: { file: 'packages/application/src/ports/planted.ts', specifier: '../trends/get-trend' },
  },
  {
    name: 'storage imports ports, domain and drivers',
    from: /^packages\/storage\/src\//,
    except: /(?:\.test\.ts|\/contract-tests\/.*)$/,
    only: [/^packages\/storage\/src\//, PORTS, DOMAIN, NODE, /^npm:(?:@electric-sql\/pglite|drizzle-orm|pg|zod)$/],
    planted: { file: 'packages/storage/src/sql/planted.ts', specifier: '@trendverse/application/router/router' },
  },
  {
    name: 'browser storage runs without Node and without drivers',
    from: /^packages\/storage\/src\/(?:browser|memory)\//,
    except: TEST,
    never: [NODE, /^packages\/storage\/src\/sql\//, /^npm:(?!zod$)/],
    planted: { file: 'packages/storage/src/browser/planted.ts', specifier: 'drizzle-orm' },
  },
  {
    name: 'trend sources, formats, platforms, games and starter content import domain',
    from: /^packages\/(?:trend-sources|meme-formats|social-platforms|games|starter-content)\/src\//,
    except: TEST,
    never: [
      /^packages\/(?!domain\/)(?!(?:trend-sources|meme-formats|social-platforms|games|game-kit|starter-content)\/)/,
      /^apps\//,
    ],
    planted: { file: 'packages/trend-sources/src/lobsters/planted.ts', specifier: '@trendverse/storage/sql/open' },
  },
  {
    name: 'trend sources read what they are given: no files, no sockets',
    from: /^packages\/trend-sources\/src\//,
    except: TEST,
    never: [/^node:(?!(?:buffer|crypto|zlib)$)/],
    planted: { file: 'packages/trend-sources/src/recorded/planted.ts', specifier: 'node:fs' },
  },
  {
    name: 'packages of one kind do not import another kind, but frames of games may draw memes',
    from: /^packages\/(trend-sources|meme-formats|social-platforms|games|starter-content)\/src\//,
    except: /(?:\.(?:test|fixtures)\.tsx?|\/(?:contract-tests|testing)\/.*|^packages\/games\/src\/[^/]+\/frame\/.*)$/,
    never: [/^packages\/(?!<own>\/)(?:trend-sources|meme-formats|social-platforms|games|starter-content)\//],
    planted: { file: 'packages/starter-content/src/planted.ts', specifier: '@trendverse/trend-sources/registry' },
  },
  {
    name: 'starter content is data: it imports domain alone',
    from: /^packages\/starter-content\/src\//,
    except: TEST,
    never: [NODE, NPM],
    planted: { file: 'packages/starter-content/src/planted.ts', specifier: 'zod' },
  },
  ...GAME_RULES,
  {
    name: 'packages never import an app',
    from: /^packages\//,
    never: [/^apps\//],
    planted: { file: 'packages/storage/src/planted.ts', specifier: '../../../apps/server/src/config' },
  },
  {
    name: 'packages are entered through their name, not by a path',
    from: /^(?:packages|apps)\/[^/]+\/src\//,
    never: [/^(?:packages|apps)\/[^/]+\/(?!src\/|dist\/|package\.json$|build\/)/],
    planted: { file: 'packages/storage/src/planted.ts', specifier: '../../domain/vitest.config' },
  },
  {
    name: 'the server does not import the page',
    from: /^apps\/server\//,
    never: [/^apps\/web\//, /^packages\/storage\/src\/browser\//, /^npm:(?:react|react-dom|three)$/],
    planted: { file: 'apps/server/src/planted.ts', specifier: '../../web/src/app/router' },
  },
  {
    name: 'in the server only the composition root and the infrastructure choose adapters',
    from: /^apps\/server\/src\//,
    except:
      /(?:^apps\/server\/src\/(?:(?:main|start-server|jobs\/start-jobs|commands\/(?:command-ports|give-command))\.ts|infrastructure\/.*)|\.test\.ts)$/,
    never: [
      /^packages\/(?:storage|trend-sources|starter-content)\/src\//,
      /^npm:(?:pg|drizzle-orm|@electric-sql\/pglite)$/,
    ],
    planted: { file: 'apps/server/src/http/planted.ts', specifier: '@trendverse/storage/sql/open' },
  },
  {
    name: 'what a game draws is an entry of the build, and nobody imports it',
    from: /^(?:apps\/server|packages\/[^/]+)\/src\//,
    except: /(?:^packages\/games\/src\/[^/]+\/frame\/|\.test\.ts$)/,
    never: [/^packages\/games\/src\/[^/]+\/frame\//],
    planted: { file: 'packages/games/src/planted.ts', specifier: './trend-quiz/frame/main' },
  },
  {
    name: 'the page does not import server code',
    from: /^apps\/web\/src\//,
    except: TEST,
    never: [
      /^apps\/server\//,
      NODE,
      /^packages\/(?:trend-sources\/|storage\/src\/sql\/|test-support\/)/,
      /^npm:(?:pg|drizzle-orm|@electric-sql\/pglite|hono|@hono\/.*|pino|undici|pg-boss)$/,
    ],
    planted: { file: 'apps/web/src/backend/planted.ts', specifier: '@trendverse/storage/sql/open' },
  },
  {
    name: 'in the page only main and backend choose adapters',
    from: /^apps\/web\/src\//,
    except: /(?:^apps\/web\/src\/(?:main\.tsx|backend\/.*)|\.test\.tsx?)$/,
    never: [/^packages\/(?:application|storage|starter-content)\/src\//, /^npm:@orpc\//],
    planted: { file: 'apps/web/src/features/trends/planted.ts', specifier: '@trendverse/application/router/router' },
  },
  {
    name: 'features never import each other',
    from: /^apps\/web\/src\/features\/([^/]+)\//,
    never: [/^apps\/web\/src\/features\/(?!<own>\/)/],
    planted: { file: 'apps/web/src/features/trends/planted.ts', specifier: '../universe/home-search' },
  },
  {
    name: 'features do not import app',
    from: /^apps\/web\/src\/features\//,
    except: TEST,
    never: [/^apps\/web\/src\/(?:app\/|main$)/],
    planted: { file: 'apps/web/src/features/trends/planted.ts', specifier: '../../app/router' },
  },
  {
    name: 'components import domain, meme formats, social platforms, each other, and what logs failures',
    from: /^apps\/web\/src\/components\//,
    except: TEST,
    only: [
      /^apps\/web\/src\/components\//,
      /^apps\/web\/src\/backend\/call\/log-failure(?:\.ts)?$/,
      DOMAIN,
      /^packages\/(?:meme-formats|social-platforms)\/src\//,
      /^npm:/,
    ],
    planted: { file: 'apps/web/src/components/planted.tsx', specifier: '../features/trends/trends-page' },
  },
  {
    name: 'backend knows nothing of the page it serves',
    from: /^apps\/web\/src\/backend\//,
    except: TEST,
    never: [/^apps\/web\/src\/(?!backend\/)/, /^npm:(?:react-dom|three|@react-three\/.*)$/],
    planted: { file: 'apps/web/src/backend/planted.ts', specifier: '../components/button' },
  },
  {
    name: 'test support and test tools stay in tests',
    from: /^(?:packages\/(?!test-support\/)|apps\/)[^/]+\/src\//,
    except: TEST,
    never: [/^packages\/test-support\//, /\.(?:test|fixtures)$/, /\/(?:contract-tests|testing)\//, NPM_TEST_TOOLS],
    planted: { file: 'apps/server/src/planted.ts', specifier: '@trendverse/test-support/fixed-clock' },
  },
]
