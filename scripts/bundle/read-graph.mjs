/**
 * One file of Vite's manifest.
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [src]
 * @property {string} [name]
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {readonly string[]} [imports] Keys of the chunks it needs before it runs.
 * @property {readonly string[]} [css]
 */
/** @typedef {Readonly<Record<string, Chunk>>} Manifest */

/**
 * Files a chunk needs before it runs: itself, what it imports statically, and their styles.
 *
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
export function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The manifest names no chunk ${key}.`)
  if (seen.has(key)) return new Set()
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((name) => [...filesOf(manifest, name, seen)])
  return new Set([chunk.file, ...(chunk.css ?? []), ...imported])
}

/**
 * Keys of the dynamic chunks whose source or name matches.
 *
 * @param {Manifest} manifest
 * @param {RegExp} pattern
 */
export function dynamicChunks(manifest, pattern) {
  return Object.keys(manifest).filter((key) => {
    const chunk = manifest[key]
    return chunk?.isDynamicEntry === true && (pattern.test(key) || pattern.test(chunk.name ?? ''))
  })
}

/**
 * Files the built page asks for by itself: scripts, modules, styles and fonts.
 *
 * @param {string} html
 * @param {string} base Address the site stands under, with a slash at both ends.
 */
export function filesOfPage(html, base) {
  const addresses = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"[^>]*>/g)]
    // A sheet that is switched off is not fetched: its rules stand in the document.
    .filter(
      ([tag]) =>
        !/ disabled\b/.test(tag) &&
        /<script|rel="(?:stylesheet|modulepreload|later-module|later-preload|preload)"/.test(tag),
    )
    .map(([, address = '']) => address)
  return new Set(addresses.filter((address) => address.startsWith(base)).map((address) => address.slice(base.length)))
}

/**
 * Style sheets of the entry that stand in index.html itself.
 *
 * @param {Manifest} manifest
 * @param {ReadonlySet<string>} pageFiles What index.html asks for.
 * @returns {ReadonlySet<string>}
 */
export function sheetsInDocument(manifest, pageFiles) {
  const entries = Object.values(manifest).filter((chunk) => chunk.isEntry === true)
  return new Set(entries.flatMap((chunk) => chunk.css ?? []).filter((file) => !pageFiles.has(file)))
}
