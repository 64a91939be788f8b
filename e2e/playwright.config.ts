import { defineConfig, devices } from '@playwright/test'
import type { SiteOptions } from './harness/test'

/**
 * For any machine, root and machines without a graphics card included: WebGL is drawn in software. The page around it is
 * put together without WebGL, which in software takes half of a journey's time.
 */
const BROWSER_FLAGS = [
  '--no-sandbox',
  // As a browser with windows does by itself: a frame that loops without end must not stop the page around it.
  '--site-per-process',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/**
 * Journeys run in both homes of the product: with a server, and on the device alone. A file named
 * `*.server.spec.ts` or `*.browser.spec.ts` makes sense in one of them only.
 */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: '../test-results/e2e',
  forbidOnly: true,
  retries: 0,
  // Half of a journey waits, so two cores do three at once; more take no less time.
  workers: 3,
  timeout: 120_000,
  // A busy machine takes twice the time of a quiet one.
  globalTimeout: 55 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Journeys begin at night; by itself the browser says that it prefers light.
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    // A step that hangs is named by its own limit, not by the end of the journey.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    launchOptions: {
      args: BROWSER_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    { name: 'server', testIgnore: '**/*.browser.spec.ts', use: { mode: 'server' } },
    { name: 'browser', testIgnore: '**/*.server.spec.ts', use: { mode: 'browser' } },
  ],
})
