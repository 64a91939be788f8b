import { expect, it } from 'vitest'
import { measureBuild } from './budgets.mjs'
import { findDevelopmentMarkers, findServerMarkers } from './foreign-markers.mjs'
import { filesOf, filesOfPage, sheetsInDocument } from './read-graph.mjs'

const KILOBYTE = 1024
const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_base'], css: ['page.css'] },
  _base: { file: 'base.js', imports: ['index.html'] },
  'src/features/universe/home-route.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_base', '_shared'] },
  'src/features/news/news-route.tsx': { file: 'news.js', isDynamicEntry: true, imports: ['_base'] },
  _shared: { file: 'shared.js' },
  'src/features/universe/canvas/universe-canvas.tsx': {
    file: 'canvas.js',
    isDynamicEntry: true,
    imports: ['_three', '_shared'],
  },
  _three: { file: 'three.js' },
  'src/features/universe/canvas/post-processing.ts': { file: 'finish.js', isDynamicEntry: true, imports: ['_three'] },
  'src/features/universe/galaxy/home-galaxy.tsx': { file: 'galaxy.js', isDynamicEntry: true, imports: ['_shared'] },
}
const pageFiles = new Set(['boot.js', 'entry.js', 'page.css'])
const measure = (sizes: Record<string, number>) =>
  new Map(
    measureBuild({ manifest, pageFiles, sizeOf: (file) => sizes[file] ?? 1 * KILOBYTE }).map((result) => [
      result.what,
      result,
    ]),
  )

it('follows static imports once, in circles too, with their styles', () => {
  expect(filesOf(manifest, 'index.html')).toEqual(new Set(['entry.js', 'page.css', 'base.js']))
})

it('refuses a manifest with holes instead of weighing too little', () => {
  expect(() => filesOf({ a: { file: 'a.js', imports: ['gone'] } }, 'a')).toThrow('gone')
})

it('reads from the page what it asks for, and nothing that only points elsewhere', () => {
  const html = `<link rel="icon" href="/icon.svg"><script src="/assets/boot.js"></script>
    <link rel="preload" as="font" href="/assets/inter.woff2"><link rel="stylesheet" crossorigin href="/assets/page.css">
    <link rel="stylesheet" disabled href="/assets/inline.css">
    <link rel="modulepreload" href="/assets/base.js"><link rel="later-module" href="/assets/entry.js" data-entry>
    <link rel="canonical" href="https://example.com/"><a href="/assets/other.js">`
  expect(filesOfPage(html, '/')).toEqual(
    new Set(['assets/boot.js', 'assets/inter.woff2', 'assets/page.css', 'assets/base.js', 'assets/entry.js']),
  )
})

it('knows which style sheets stand in the document: those of the entry that it does not ask for', () => {
  const entry = { file: 'entry.js', isEntry: true, css: ['inline.css', 'linked.css'] }
  const route = { file: 'route.js', isDynamicEntry: true, css: ['route.css'] }
  expect(sheetsInDocument({ entry, route }, new Set(['linked.css']))).toEqual(new Set(['inline.css']))
})

it('weighs every route with all it needs, and the universe without what is there already', () => {
  const results = measure({ 'three.js': 100 * KILOBYTE })
  expect(results.get('scripts of home-route.tsx')?.amount).toBe(5 * KILOBYTE)
  expect(results.get('requests of home-route.tsx')?.amount).toBe(7)
  expect(results.get('scripts of news-route.tsx')?.amount).toBe(4 * KILOBYTE)
  expect(results.get('the universe')?.amount).toBe(101 * KILOBYTE)
  expect(results.get('post-processing')?.amount).toBe(1 * KILOBYTE)
  expect(results.get('the galaxy')?.amount).toBe(1 * KILOBYTE)
})

it('asks less of the first routes than of the pages behind them', () => {
  const results = measure({})
  const limit = (what: string) => results.get(what)?.limit ?? 0
  expect(limit('scripts of home-route.tsx')).toBe(95 * KILOBYTE)
  expect(limit('scripts of news-route.tsx')).toBe(116 * KILOBYTE)
})

it('finds three.js when it slips into the first page', () => {
  const slipped = { ...manifest, _shared: { file: 'shared.js', imports: ['_three'] } }
  const results = measureBuild({ manifest: slipped, pageFiles, sizeOf: () => 60 * KILOBYTE })
  expect(results.filter((result) => result.amount > result.limit).map((result) => result.what)).toContain(
    'scripts of home-route.tsx',
  )
})

it.each([
  ['Symbol.for("drizzle:entityKind")', 'drizzle:'],
  ['import("./pglite-worker.js")', 'pglite'],
  ['"PgBoss"', 'PgBoss'],
  ['require("undici")', 'undici'],
  ['from"node:fs"', 'node:fs'],
])('recognises server code by its words: %s', (code, marker) => {
  expect(findServerMarkers(code)).toContain(marker)
})

it('takes no harmless word for server code', () => {
  expect(findServerMarkers('"a Filipino opinion about drizzle and a table: create one"')).toEqual([])
})

it('recognises the performance alerts of development by what they say', () => {
  expect(findDevelopmentMarkers('console.warn(`Performance alert: ${text}`)')).toEqual(['Performance alert:'])
})
