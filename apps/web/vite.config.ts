import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { clientManifestPlugin } from './build/client-manifest-plugin.ts'
import { contractRoutesPlugin } from './build/contract-routes-plugin.ts'
import { fontsPlugin } from './build/fonts-plugin.ts'
import { frameClockPlugin } from './build/frame-clock-plugin.ts'
import { noticesPlugin } from './build/notices-plugin.ts'
import { pageShellPlugin } from './build/page-shell-plugin.ts'
import { pwaOptions } from './build/pwa-options.ts'
import { slimReactPlugin } from './build/slim-react-plugin.ts'
import { slimThreePlugin } from './build/slim-three-plugin.ts'

/** Path below which the page lies, with slashes around it. */
const BASE = process.env.BASE_PATH ?? '/'
const DEFAULT_API = 'http://localhost:3000'

/**
 * Few files for the first page: what every page needs is one, what several pages share another, each page its own.
 * Left alone, the bundler makes a file of every shared module.
 */
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 4 },
  {
    name: 'shared',
    test: /[\\/]src[\\/]components[\\/](?!account|charts|form|games|planet-p|memes|reports|search|sharing|trend[\\/](?:small-portrait|draw-portrait|trend-hero)|overlays[\\/](?:alert-window|toast|modal|menu-drawer))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What says why a trend is listed: lists, the story, the universe's panel, and nobody else.
    name: 'trend-facts',
    test: /[\\/]src[\\/]components[\\/](?:trend|text|browser)[\\/](?:lifecycle-badge|metric-text|pace-text|planet-line|proof-text|source-signs|sparkline|trend-facts|trend-stage|trend-why)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // Names and units of sources: elsewhere they would bring why a trend is listed to pages that say nothing of it.
    name: 'source-names',
    test: /[\\/]trends[\\/]items[\\/]source\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    // What the list of trends needs of the pieces several pages share, and the smallest of those.
    name: 'controls',
    test: /[\\/]src[\\/]components[\\/]\w+[\\/](?:badge|control-style|count-text|empty-state|field|kept-choice|layout-switch|lifecycle-text|select|text-input|use-kept-choice)\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    // Pages of one trend show its planet, as a picture or drawn later, and count their views.
    name: 'planet',
    test: /[\\/](?:planet-picture|src[\\/](?:components[\\/](?:browser[\\/]when-near|trend[\\/](?:portrait-drawing|trend-(?:hero|portrait)))|backend[\\/]trends[\\/](?:use-counted-view|viewed-trends)))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // The list below a search comes with the first search, at home and elsewhere.
    name: 'search-list',
    test: /[\\/]src[\\/]components[\\/]search[\\/](?:found-trends|search-list|search-option)/,
    minShareCount: 2,
    priority: 0,
  },
  {
    // Drawing a planet is heavy next to the pieces it would lie with.
    name: 'portrait',
    test: /[\\/]src[\\/]components[\\/](?:planet-portrait|trend[\\/](?:small|draw)-portrait)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // Small pieces of quizzes that their results, and answers sent later, need as well; and whether the free one is spent.
    name: 'quiz-run',
    test: /[\\/](?:features[\\/]quizzes[\\/](?:option-letter|outcome-sign|quiz-run|quiz-draft)|(?:keep-)?trial-mirror)\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    // Days and words of the quiz of the day: its page, the profile, what shares results, and what a device runs.
    name: 'daily-quiz',
    test: /[\\/]quizzes[\\/](?:daily[\\/](?:daily-quiz|daily-result-text|say-next)|say-date)\.ts/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // What makes checks do without eval lies with what checks: nothing can be checked before it ran.
    name: 'schemas',
    test: /[\\/](?:node_modules[\\/]zod[\\/]|src[\\/]backend[\\/]call[\\/]zod-without-eval)/,
    priority: 3,
  },
  {
    // Everything that shares comes with the first piece that does, long after the page.
    name: 'sharing',
    test: /[\\/]src[\\/]components[\\/]sharing[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
  {
    // What the account pages share with menus, banners and windows.
    name: 'account',
    test: /[\\/]components[\\/]account[\\/](?!session-row|network-text)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // How calls fail, and the words of it: what reads and what saves, forms or not.
    name: 'failures',
    test: /[\\/]primitives[\\/](?:app-error|error-message)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // How pages read what a server has, and wait for what it makes.
    name: 'reads',
    test: /[\\/]src[\\/]backend[\\/](?:reads|trends[\\/]use-shared-item|call[\\/](?:call-owner|follow-job|retry-with-backoff))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // A quiz that was begun: its page goes on with it, and any page sends what waits of it.
    name: 'quiz-run',
    test: /[\\/]features[\\/]quizzes[\\/]quiz-(?:draft|run)\./,
    minShareCount: 2,
    priority: 2,
  },
  {
    // What frames a game, and checks every message it sends, for the page of a game and for administrators who try one out.
    name: 'game-host',
    test: /[\\/]src[\\/]components[\\/]games[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
  {
    name: 'toasts',
    test: /[\\/](?:sonner[\\/]dist|components[\\/]overlays[\\/]toast-list)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'social-settings',
    test: /[\\/]domain[\\/]src[\\/]social[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'form-failure',
    test: /[\\/]components[\\/]form[\\/]form-failure/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // What administrators' pages share; visitors load none of it.
    name: 'administration',
    test: /[\\/]features[\\/]admin[\\/](?:table|change|workplace|use-|admin-(?:context|failure|form-frame|frame|panel|skeleton|tabs))/,
    minShareCount: 2,
    priority: 0,
  },
  {
    // Fields with the library that keeps them, for pages that have some.
    name: 'form',
    test: /[\\/]components[\\/]form[\\/](?!form-failure|measure-strength)/,
    minShareCount: 2,
    priority: 1,
  },
]

/** Two builds: the page (`vite build`) into dist/client, then its server side (`vite build --ssr`) into dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: BASE,
  plugins: [
    react(),
    tailwindcss(),
    contractRoutesPlugin(),
    fontsPlugin(),
    clientManifestPlugin(fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url))),
    slimReactPlugin(),
    slimThreePlugin(),
    frameClockPlugin(),
    ...(isSsrBuild
      ? []
      : [VitePWA(pwaOptions(BASE)), noticesPlugin(fileURLToPath(new URL('../../node_modules', import.meta.url)))]),
    // After the one that names the manifest.
    pageShellPlugin(),
  ],
  // What the router's store brings along for React before 18 only hands out React's own.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  server: { proxy: { '/api': process.env.API_ORIGIN ?? DEFAULT_API } },
  // Everything is bundled, so that the server's page code does not depend on NODE_ENV or on what is installed.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    // The first script would otherwise name every file that any page needs; pages ask for theirs, styles first.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? { input: 'src/entry-server.tsx' } : { output: { codeSplitting: { groups: CHUNKS } } },
  },
}))
