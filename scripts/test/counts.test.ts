import { expect, it } from 'vitest'
import { addCounts, CRASHED, countPlaywright, countVitest, failedTests, summarise, withExitCode } from './counts.mjs'

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
})

it('counts every test of every file', () => {
  const report = {
    testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed'), file('passed', 'todo')],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

it('counts a file that could not be loaded as a failure', () => {
  expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

it('names failed tests, and files that could not be loaded', () => {
  const result = (status: string, fullName: string) => ({ status, fullName })
  const testResults = [
    { name: '/a.test.ts', status: 'failed', assertionResults: [result('passed', 'adds'), result('failed', 'divides')] },
    { name: '/b.test.ts', status: 'failed', assertionResults: [] },
    { name: '/c.test.ts', status: 'passed', assertionResults: [result('passed', 'counts')] },
  ]
  expect(failedTests({ testResults })).toEqual(['/a.test.ts: divides', '/b.test.ts'])
})

it('counts a journey that passed only on a second try as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 0 })
})

it('counts an error outside of any journey as a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1)
})

it.each([
  [{ passed: 5, failed: 0, skipped: 0 }, 1, 1],
  [{ passed: 0, failed: 0, skipped: 0 }, 0, 1],
  [{ passed: 0, failed: 0, skipped: 4 }, 0, 1],
  [{ passed: 5, failed: 2, skipped: 0 }, 1, 2],
  [{ passed: 5, failed: 0, skipped: 0 }, 0, 0],
])(
  'never lets a crash or an empty run look like success: %j with exit code %d has %d failed',
  (counts, code, failed) => {
    expect(withExitCode(counts, code).failed).toBe(failed)
  },
)

it('ends with one sentence, which speaks of skipped tests only when there are any', () => {
  expect(summarise(addCounts([{ passed: 5, failed: 0, skipped: 0 }, CRASHED]))).toBe('5 passed, 1 failed')
  expect(summarise({ passed: 5, failed: 0, skipped: 1 })).toBe('5 passed, 0 failed, 1 skipped')
})
