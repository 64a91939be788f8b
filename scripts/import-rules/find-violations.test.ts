import { describe, expect, it } from 'vitest'
import { findDeadRules, findViolations } from './find-violations.mjs'
import { readImports, targetOf } from './read-imports.mjs'
import { RULES } from './rules.mjs'

describe('reading imports', () => {
  it.each([
    `import { a } from 'x'`,
    `import type { A } from 'x'`,
    `import 'x'`,
    `export * from 'x'`,
    `export type { A } from 'x'`,
    `const a = () => import('x')`,
    `type A = import('x').A`,
    `import a = require('x')`,
    `const a = require('x')`,
    `export const A = () => <b>{import('x').then(String)}</b>`,
  ])('sees the module in: %s', (source) => {
    expect(readImports('file.tsx', `\n${source}`)).toEqual([{ specifier: 'x', line: 2 }])
  })

  it('sees a worker that is named by its address, but no folder', () => {
    const source = `new URL('./worker.ts', import.meta.url)\nnew URL('../dist', import.meta.url)`
    expect(readImports('file.ts', source)).toEqual([{ specifier: './worker.ts', line: 1 }])
  })

  it('takes no text, comment or other address for an import', () => {
    const source = `const a = "import 'x'" // import 'x'\nnew URL('x', 'https://example.com')\nimport(\`./\${a}.ts\`)`
    expect(readImports('file.ts', source)).toEqual([])
  })

  it('fails loudly on a file it cannot parse, instead of finding nothing in it', () => {
    expect(() => readImports('file.ts', 'import {')).toThrow('file.ts cannot be parsed')
  })
})

it.each([
  ['../b/c.ts', 'packages/a/src/b/c'],
  ['./icon.svg?url', 'packages/a/src/a/icon.svg'],
  ['@trendverse/domain/trends/trend', 'packages/domain/src/trends/trend'],
  ['../../../b/src/c', 'packages/b/src/c'],
  ['node:fs/promises', 'node:fs/promises'],
  ['fs', 'node:fs'],
  ['@orpc/server/fetch', 'npm:@orpc/server'],
  ['zod/mini', 'npm:zod'],
])('spells the target of %s as %s', (specifier, target) => {
  expect(targetOf('packages/a/src/a/file.ts', specifier)).toBe(target)
})

describe('the rules', () => {
  it('each notice their own planted violation in every spelling', () => {
    expect(findDeadRules(RULES)).toEqual([])
  })

  it('are reported as dead when they would let their violation pass', () => {
    const dead = RULES.slice(0, 1).map((rule) => ({ ...rule, only: [/^node:/], never: [] }))
    expect(findDeadRules(dead)).toEqual(dead.map((rule) => rule.name))
  })

  it('let the allowed ways pass', () => {
    const files = [
      ['packages/domain/src/a.ts', `import { z } from 'zod'\nimport { b } from './b'`],
      ['packages/storage/src/sql/a.ts', `import type { P } from '@trendverse/application/ports/world'\nimport 'pg'`],
      ['apps/web/src/app/a.tsx', `import { F } from '../features/trends/f'\nimport { C } from '../components/c'`],
      ['apps/web/src/features/trends/a.tsx', `import { own } from './deep/own'\nimport { b } from '../../backend/b'`],
      ['apps/web/src/backend/a.ts', `import { r } from '@trendverse/application/router/router'`],
      ['apps/server/src/main.ts', `import { o } from '@trendverse/storage/sql/open'`],
    ].map(([file = '', source = '']) => ({ file, source }))
    expect(findViolations(files, RULES)).toEqual({ violations: [], imports: 10 })
  })

  it('tell a feature from one whose name only begins alike', () => {
    const file = 'apps/web/src/features/trends/a.ts'
    const found = findViolations([{ file, source: `import '../trends-extra/b'` }], RULES)
    expect(found.violations.map((violation) => violation.rule)).toEqual(['features never import each other'])
  })
})
