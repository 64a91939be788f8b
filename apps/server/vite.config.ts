import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The server as plain JavaScript for `node dist/main.js`: our own packages are TypeScript source and are bundled,
 * what comes from the registry stays in node_modules. The embedded database's thread is an entry of its own.
 */
export default defineConfig({
  root: here('.'),
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: here('src/main.ts'),
        'pglite-worker': here('../../packages/storage/src/sql/embedded/pglite-worker.ts'),
      },
      // The database looks for its thread's file beside its own code, so nothing lies in folders.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@trendverse\//] },
})
