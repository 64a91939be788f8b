import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { killRounds } from './kill-rounds'

const folder = mkdtempSync(join(tmpdir(), 'trendverse-kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The same moments in every run. */
function seeded(): () => number {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

it('has every acknowledged write, and whole snapshots only, after five kills in the middle of writing', async () => {
  const report = await killRounds(join(folder, 'writes'), 5, seeded())
  expect(report.acknowledged).toBeGreaterThan(5)
  expect(report.lost).toEqual([])
  expect(report.torn).toEqual([])
}, 240_000)

it('has every account it told somebody of, with session and mail, after three kills in the middle of sign-ups', async () => {
  const report = await killRounds(join(folder, 'sign-ups'), 3, seeded(), 'sign-ups')
  expect(report.acknowledged).toBeGreaterThan(3)
  expect(report.lost).toEqual([])
}, 240_000)
