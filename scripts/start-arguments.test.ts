import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const START = fileURLToPath(new URL('start.mjs', import.meta.url))

type Ended = { readonly code: number; readonly output: string; readonly errors: string }

/** Runs the start script; its exit code is null where it had to be killed. */
function startWith(...given: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: '0', DATA_DIR: '/dev/null/nowhere' }
    execFile(process.execPath, [START, ...given], { env, timeout: 30_000 }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors })
    })
  })
}

it.each(['--help', '-h'])('says how the server is started for %s, and starts nothing', async (flag) => {
  const { code, output, errors } = await startWith(flag)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(/^Usage: npm start\n/)
  expect(output).toContain('docs/operations.md')
  expect(output).not.toContain('Building')
})

it.each(['--port=8080', '--prot', 'serve', '-x'])('refuses %s in one sentence', async (unknown) => {
  const { code, output, errors } = await startWith(unknown)
  expect([code, output]).toEqual([2, ''])
  expect(errors).toBe(`npm start does not know "${unknown}": see npm start -- --help.\n`)
})
