import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * The vite of an application, wherever the installation put it. Throws when it is not installed.
 *
 * @param {string} app
 */
export function viteOf(app) {
  const manifest = createRequire(join(ROOT, 'apps', app, 'package.json')).resolve('vite/package.json')
  return join(dirname(manifest), 'bin/vite.js')
}

const STAMP = join(ROOT, 'apps/server/dist/inputs.sha256')

/** What has to exist for the server to start with pages. */
const OUTPUTS = ['apps/server/dist/main.js', 'apps/web/dist/client/index.html', 'apps/web/dist/server/entry-server.js']

/** Everything a build reads. What is installed is told by the lock file. */
const INPUTS = ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json']

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'data', '.cache'])
const IGNORED_FILE = /\.test\.[a-z]+$|\.md$/

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const full = join(path, entry.name)
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : listFiles(full)
    return entry.isFile() && !IGNORED_FILE.test(entry.name) ? [full] : []
  })
}

/** A hash over the content of everything a build reads, and over the variable that changes its result. */
export function hashInputs() {
  const files = INPUTS.map((input) => join(ROOT, input))
    .filter((path) => existsSync(path))
    .flatMap((path) => (/\.\w+$/.test(path) ? [path] : listFiles(path)))
    .sort()
  const hash = createHash('sha256').update(process.env.BASE_PATH ?? '/')
  for (const file of files) hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether what is built was made from exactly what lies here now. File times do not matter: copies change them. */
export function isBuildFresh() {
  if (!existsSync(STAMP) || OUTPUTS.some((output) => !existsSync(join(ROOT, output)))) return false
  return readFileSync(STAMP, 'utf8').trim() === hashInputs()
}

/** Records what a build was made from. @param {string} inputs Taken before the build began. */
export function writeStamp(inputs) {
  writeFileSync(STAMP, `${inputs}\n`)
}
