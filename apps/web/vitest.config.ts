import { defineConfig } from 'vitest/config'
import { clientManifestPlugin } from './build/client-manifest-plugin.ts'
import { contractRoutesPlugin } from './build/contract-routes-plugin.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [clientManifestPlugin('unused while testing'), contractRoutesPlugin()],
  test: {
    testTimeout: 15_000,
  },
})
