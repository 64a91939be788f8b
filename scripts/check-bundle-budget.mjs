import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { measureBuild } from './bundle/budgets.mjs'
import { findDevelopmentMarkers, findServerMarkers } from './bundle/foreign-markers.mjs'
import { filesOfPage, sheetsInDocument } from './bundle/read-graph.mjs'

/** Weighs the built page as it travels (brotli), and looks for code in it that visitors must not get. */
const CLIENT = 'apps/web/dist/client'
/** Already compressed by their format. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif)$/

const manifestFile = path.join(CLIENT, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
  console.error(`There is no build to weigh: ${manifestFile} is missing. Run "npm run build".`)
  process.exit(1)
}

/** @type {Map<string, number>} */
const sizes = new Map()

/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const content = readFileSync(path.join(CLIENT, file))
  const size = COMPRESSED.test(file) ? content.length : brotliCompressSync(content).length
  sizes.set(file, size)
  return size
}

const manifest = /** @type {import('./bundle/read-graph.mjs').Manifest} */ (
  JSON.parse(readFileSync(manifestFile, 'utf8'))
)
const page = readFileSync(path.join(CLIENT, 'index.html'), 'utf8')
const pageFiles = filesOfPage(page, process.env.BASE_PATH ?? '/')
const results = measureBuild({ manifest, pageFiles, sizeOf })

let broken = 0
for (const { what, amount, limit, unit } of results) {
  const isOver = amount > limit
  if (isOver) broken += 1
  const shown = unit === 'bytes' ? `${(amount / 1024).toFixed(1)} of ${limit / 1024} KB` : `${amount} of ${limit}`
  console.log(`${isOver ? 'OVER ' : 'ok   '}${what}: ${shown}`)
}

// Scripts look for this link before they ask for a sheet.
for (const sheet of sheetsInDocument(manifest, pageFiles)) {
  if (page.includes(`<link rel="stylesheet" disabled href="${process.env.BASE_PATH ?? '/'}${sheet}">`)) continue
  broken += 1
  console.error(`index.html holds ${sheet} and does not say so: scripts would ask for it again.`)
}

const scripts = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
for (const file of scripts) {
  const code = readFileSync(path.join(CLIENT, file), 'utf8')
  for (const marker of [...findServerMarkers(code), ...findDevelopmentMarkers(code)]) {
    broken += 1
    console.error(`${file} carries code of the server or of development: "${marker}"`)
  }
}
if (scripts.length === 0) broken += 1
console.log(`${results.length} budgets and ${scripts.length} scripts checked, ${broken} problems`)
process.exitCode = broken === 0 ? 0 : 1
