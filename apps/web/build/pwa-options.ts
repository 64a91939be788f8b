import type { VitePWAOptions } from 'vite-plugin-pwa'

/** Files that are large or rarely needed: fetched when asked for, never beforehand. */
const NOT_PRECACHED = [
  '**/universe-canvas-*',
  '**/post-processing-*',
  '**/*-latin-ext-*',
  '**/measure-strength-*',
  '**/handwritten-*',
  'sky/**',
  'icons/planet-512.png',
  'icons/planet-maskable-512.png',
]

/**
 * The page starts without a network: its shell is kept, its trends come from the list of the last visit. Pages are asked
 * from the server first, because it writes fresh trends into them; answers of the API are never kept here, so that an
 * outage is seen as one (OP-09).
 */
export function pwaOptions(base: string): Partial<VitePWAOptions> {
  return {
    strategies: 'generateSW',
    injectRegister: null,
    registerType: 'autoUpdate',
    manifest: {
      name: 'Trendverse',
      short_name: 'Trendverse',
      description: 'What the world is talking about, as planets in a 3D universe.',
      start_url: base,
      scope: base,
      display: 'standalone',
      background_color: '#070912',
      theme_color: '#070912',
      icons: [
        { src: `${base}icons/planet-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${base}icons/planet-512.png`, sizes: '512x512', type: 'image/png' },
        { src: `${base}icons/planet-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: `${base}icons/planet.svg`, sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/*.{svg,png}'],
      globIgnores: NOT_PRECACHED,
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, url, sameOrigin }) =>
            sameOrigin && request.mode === 'navigate' && !url.pathname.includes('/api/'),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: `${base}index.html` } },
        },
        {
          // Hashed names never change their content; what was seen once is there without a network, 3D included.
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && (url.pathname.includes('/assets/') || url.pathname.includes('/sky/')),
          handler: 'CacheFirst',
          options: { cacheName: 'seen-files', expiration: { maxEntries: 60 } },
        },
      ],
    },
  }
}
