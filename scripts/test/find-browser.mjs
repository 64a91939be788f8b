import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runCommand } from './run-command.mjs'

/** Without windows it needs half of the processor time; nothing else differs for a page. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const INSTALL_TIMEOUT_MS = 4 * 60_000
const MISSING = 'The journeys need Chromium: install it, or name an executable in CHROMIUM_PATH.'

/** @param {NodeJS.ProcessEnv} environment */
function findOnSystem(environment) {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...FIXED_PLACES]
  return candidates.find((candidate) => existsSync(candidate))
}

function findPlaywrightOwn() {
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/**
 * Finds a Chromium for the journeys: the one named by CHROMIUM_PATH, Playwright's own, one of the system, else, where
 * that is allowed, one it installs (Playwright's installer; on Debian as root the system's package).
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} [mayInstall]
 * @returns {Promise<string>} Path of the executable.
 * @throws Error with one clear sentence when there is none and none can be installed.
 */
export async function findBrowser(environment, mayInstall = false) {
  const named = environment.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`)
  }
  const found = findPlaywrightOwn() ?? findOnSystem(environment)
  if (found !== undefined) return found

  if (!mayInstall) throw new Error(`${MISSING} Or let it be installed: npm test -- --install.`)
  console.log('No Chromium was found, so one is installed.')
  await runCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeoutMs: INSTALL_TIMEOUT_MS,
  })
  const installed = findPlaywrightOwn()
  if (installed !== undefined) return installed

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_TIMEOUT_MS }
    await runCommand('apt-get', ['update', '-qq'], apt)
    await runCommand('apt-get', ['install', '-y', '-qq', HEADLESS_SHELL], apt)
    const packaged = findOnSystem(environment)
    if (packaged !== undefined) return packaged
  }
  throw new Error(MISSING)
}
