import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.cache',
])

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : walk(name)
    return entry.isFile() ? [name] : []
  })
}

/**
 * Every file of ours that matches, with its text; never a build or a dependency.
 *
 * @param {RegExp} pattern Over paths from the root, with forward slashes.
 */
export function listSourceFiles(pattern) {
  return walk('')
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
}
