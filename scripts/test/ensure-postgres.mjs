import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './run-command.mjs'

const DEBIAN_VERSIONS = '/usr/lib/postgresql'
const INSTALL_TIMEOUT_MS = 4 * 60_000

function hasPostgres() {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : []
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_VERSIONS, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.some((folder) => existsSync(path.join(folder, 'initdb')))
}

/**
 * Makes sure the storage tests find a real PostgreSQL to start: where it is missing and may be installed (Debian as
 * root) it is. Elsewhere those tests say themselves that they were skipped.
 *
 * @param {boolean} mayInstall Whether packages of the system may be installed.
 */
export async function ensurePostgres(mayInstall) {
  if (hasPostgres()) return
  if (!mayInstall) {
    console.log('PostgreSQL is missing, so its storage tests are skipped: npm test -- --install installs it on Debian.')
    return
  }
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log('No PostgreSQL was found, so it is installed for the storage tests.')
  const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_TIMEOUT_MS }
  await runCommand('apt-get', ['update', '-qq'], apt)
  await runCommand('apt-get', ['install', '-y', '-qq', 'postgresql'], apt)
}
