import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfStale } from './build-if-stale.mjs'
import { listSourceFiles } from './list-source-files.mjs'
import {
  addCounts,
  CRASHED,
  countPlaywright,
  countVitest,
  failedTests,
  summarise,
  withExitCode,
} from './test/counts.mjs'
import { ensurePostgres } from './test/ensure-postgres.mjs'
import { findBrowser } from './test/find-browser.mjs'
import { runCommand } from './test/run-command.mjs'

/**
 * Runs every test there is: rules, storage, API (`--only=unit`) and the journeys in a real browser (`--only=e2e`).
 * `--install` installs what they need and the machine lacks. The last line is the sum of what the runners report.
 */
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
/** Whether missing programs, Chromium and PostgreSQL, may be installed on this machine. */
const mayInstall = process.argv.includes('--install')
/**
 * Named once more at the end, since the journeys' output comes after theirs.
 *
 * @type {string[]}
 */
const failedUnitTests = []
const reports = mkdtempSync(path.join(tmpdir(), 'trendverse-tests-'))

/**
 * @param {string} file
 * @returns {unknown}
 */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The server tests of processes start, as it is shipped. Where it cannot be built they start its source. */
async function builtServer() {
  try {
    await buildIfStale()
    return { BUILT_SERVER: path.resolve('apps/server/dist/main.js') }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return {}
  }
}

async function runUnitTests() {
  await ensurePostgres(mayInstall)
  const report = path.join(reports, 'unit.json')
  const code = await runCommand(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: await builtServer() },
  )
  if (!existsSync(report)) return CRASHED
  const read = readReport(report)
  failedUnitTests.push(...failedTests(read))
  return withExitCode(countVitest(read), code)
}

async function runJourneys() {
  const browser = await findBrowser(process.env, mayInstall)
  await buildIfStale()
  const report = path.join(reports, 'e2e.json')
  const code = await runCommand(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    // Playwright ends by itself before that, and says which journeys it did not reach.
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeoutMs: 60 * 60_000 },
  )
  return existsSync(report) ? withExitCode(countPlaywright(readReport(report)), code) : CRASHED
}

/** @param {() => Promise<import('./test/counts.mjs').Counts>} run */
async function countOrCrash(run) {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return CRASHED
  }
}

const counts = []
if (only !== 'e2e') counts.push(await countOrCrash(runUnitTests))
if (only !== 'unit' && (only === 'e2e' || listSourceFiles(/^e2e\/.*\.spec\.ts$/).length > 0)) {
  counts.push(await countOrCrash(runJourneys))
}
rmSync(reports, { recursive: true, force: true })

for (const test of failedUnitTests) console.log(`FAILED  ${path.relative(process.cwd(), test)}`)
const total = addCounts(counts)
console.log(summarise(total))
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
