import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { killRounds } from './kill-rounds'

const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-kill-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

it('has every acknowledged write, and whole snapshots only, after five kills in the middle of writing', async () => {
  let state = 7
  const random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const report = await killRounds(dataFolder, 5, random)
  expect(report.acknowledged).toBeGreaterThan(5)
  expect(report.lost).toEqual([])
  expect(report.torn).toEqual([])
}, 240_000)
