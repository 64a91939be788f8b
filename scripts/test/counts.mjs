/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts */

/** What a runner that crashed, or never ran, is worth: it must not look like success. */
export const CRASHED = Object.freeze({ passed: 0, failed: 1, skipped: 0 })

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  /** @param {keyof Counts} key */
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/**
 * A run that failed says so in its counts: an exit code without a failed test counts as one failure.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function withExitCode(counts, exitCode) {
  const isSilentFailure = exitCode !== 0 && counts.failed === 0
  const ranNothing = counts.passed + counts.failed === 0
  return isSilentFailure || ranNothing ? { ...counts, failed: 1 } : counts
}

/**
 * @param {unknown} report JSON report of Vitest.
 * @returns {Counts}
 */
export function countVitest(report) {
  const { testResults } = /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */ (
    report
  )
  return addCounts(
    testResults.map(({ status, assertionResults }) => {
      /** @param {readonly string[]} statuses */
      const count = (...statuses) => assertionResults.filter((result) => statuses.includes(result.status)).length
      const failed = count('failed')
      // A file that could not be loaded has no results, and is a failure all the same.
      const failedFile = status === 'failed' && failed === 0 ? 1 : 0
      return { passed: count('passed'), failed: failed + failedFile, skipped: count('pending', 'skipped', 'todo') }
    }),
  )
}

/**
 * The failed tests, file and title, and the files that could not be loaded.
 *
 * @param {unknown} report JSON report of Vitest.
 * @returns {string[]}
 */
export function failedTests(report) {
  const { testResults } =
    /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} */ (
      report
    )
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`)
    })
}

/**
 * @param {unknown} report JSON report of Playwright.
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */ (
      report
    )
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed === 0 && errors.length > 0 ? 1 : failed, skipped: stats.skipped }
}

/**
 * The sentence a run ends with.
 *
 * @param {Counts} counts
 */
export function summarise({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
