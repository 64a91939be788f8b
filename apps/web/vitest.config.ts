import { defineConfig } from 'vitest/config'
import { clientManifestPlugin } from './build/client-manifest-plugin.ts'
import { contractRoutesPlugin } from './build/contract-routes-plugin.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [clientManifestPlugin('unused while testing'), contractRoutesPlugin()],
  test: {
    testTimeout: 15_000,
    // A line sent to the main process while a page is taken down would fail the run.
    disableConsoleIntercept: true,
  },
})
