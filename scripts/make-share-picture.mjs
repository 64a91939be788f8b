/**
 * Takes the picture that previews of our pages show: the universe of a running site, without words, as JPEG.
 * Start the site, then run `node scripts/make-share-picture.mjs http://localhost:3000`; needs a Chromium.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './test/find-browser.mjs'

const PICTURE = fileURLToPath(new URL('../apps/web/public/share.jpg', import.meta.url))
/** What the large preview of every network shows in full; document-markup.ts tells it to them. */
const SIZE = { width: 1200, height: 630 }
/** Drawing in software, until every planet has its fine surface and the camera rests. */
const DRAWING_MS = 45_000
const ONLY_PICTURE = 'body * { visibility: hidden !important } .universe canvas { visibility: visible !important }'

const site = process.argv[2]
if (site === undefined) throw new Error('Say which site to take the picture of: its address.')
const browser = await chromium.launch({
  executablePath: await findBrowser(process.env),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', bypassCSP: true })
  await page.goto(new URL('/?view=3d', site).href)
  await page.locator('.scene[data-ready] canvas').waitFor({ timeout: 2 * DRAWING_MS })
  await page.waitForTimeout(DRAWING_MS)
  await page.addStyleTag({ content: ONLY_PICTURE })
  await page.screenshot({ path: PICTURE, type: 'jpeg', quality: 82, timeout: DRAWING_MS })
  console.log(PICTURE)
} finally {
  await browser.close()
}
