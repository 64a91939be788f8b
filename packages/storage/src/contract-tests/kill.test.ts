import { rmSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { dataFolderWithDatabase } from '../testing/data-folder-with-database'
import { killRounds } from './kill-rounds'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
async function dataFolder(): Promise<string> {
  const folder = await dataFolderWithDatabase('trendverse-kill-')
  folders.push(folder)
  return folder
}

/** The same moments in every run. */
function seeded(): () => number {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

it('has every acknowledged write, and whole snapshots only, after three kills in the middle of writing', async () => {
  const report = await killRounds(await dataFolder(), 3, seeded())
  expect(report.acknowledged).toBeGreaterThan(5)
  expect(report.lost).toEqual([])
  expect(report.torn).toEqual([])
}, 240_000)

it('has every account it told somebody of, with session and mail, after two kills in the middle of sign-ups', async () => {
  const report = await killRounds(await dataFolder(), 2, seeded(), 'sign-ups')
  expect(report.acknowledged).toBeGreaterThan(3)
  expect(report.lost).toEqual([])
}, 240_000)
