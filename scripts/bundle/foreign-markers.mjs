/** Words that stand in the code of what only the server runs, whatever a minifier does to names around them. */
const SERVER_MARKERS = [
  /drizzle:/,
  /pglite/i,
  /\bpg-?boss\b/i,
  /\bpino\b/,
  /\bundici\b/,
  /\bprom-client\b/,
  /\bfast-xml-parser\b/,
  /\bnode:(?:fs|path|net|http|crypto|worker_threads)\b/,
  /\bcreate table\b/i,
]

/**
 * Traces of server code in a script made for the browser.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function findServerMarkers(code) {
  return SERVER_MARKERS.flatMap((marker) => marker.exec(code)?.[0] ?? [])
}

/** Words of what only runs while developing (OP-37). */
const DEVELOPMENT_MARKERS = [/Performance alert:/]

/**
 * Traces of development code in a script made for visitors.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function findDevelopmentMarkers(code) {
  return DEVELOPMENT_MARKERS.flatMap((marker) => marker.exec(code)?.[0] ?? [])
}
