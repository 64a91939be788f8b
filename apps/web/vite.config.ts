import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientManifestPlugin } from './build/client-manifest-plugin.ts'
import { contractRoutesPlugin } from './build/contract-routes-plugin.ts'
import { pageShellPlugin } from './build/page-shell-plugin.ts'
import { slimThreePlugin } from './build/slim-three-plugin.ts'

const DEFAULT_API = 'http://localhost:3000'

/**
 * Few files for the first page: what every page needs is one, what several pages share another, each page its own.
 * Left alone, the bundler makes a file of every shared module.
 */
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shared',
    // Schemas would bring their library along, a fifth of the first page's code.
    test: /[\\/](components|lucide-react|domain[\\/]src[\\/]trends)[\\/](?!.*-schema\.)/,
    minShareCount: 2,
    priority: 1,
  },
]

/** Two builds: the page (`vite build`) into dist/client, then its server side (`vite build --ssr`) into dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    react(),
    tailwindcss(),
    contractRoutesPlugin(),
    clientManifestPlugin(fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url))),
    pageShellPlugin(),
    slimThreePlugin(),
  ],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? DEFAULT_API } },
  // Everything is bundled, so that the server's page code does not depend on NODE_ENV or on what is installed.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? { input: 'src/entry-server.tsx' } : { output: { codeSplitting: { groups: CHUNKS } } },
  },
}))
