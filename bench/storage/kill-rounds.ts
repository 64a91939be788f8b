import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '@trendverse/storage/contract-tests/kill-rounds'

/** `kill -9` during writes to the embedded database, or with `sign-ups` while people sign up; 100 rounds by default. */
const rounds = Number(process.argv[2] ?? 100)
const kind = process.argv[3] === 'sign-ups' ? 'sign-ups' : 'writes'
const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-kill-rounds-'))
try {
  const report = await killRounds(dataFolder, rounds, Math.random, kind)
  const opened = report.openedMs.slice(1).sort((a, b) => a - b)
  const at = (share: number) => `${Math.round(opened[Math.floor((opened.length - 1) * share)] ?? 0)} ms`
  console.log(`${rounds} kills, ${report.acknowledged} acknowledged ${kind}`)
  console.log(`lost ${report.lost.length}, torn ${report.torn.length}`)
  console.log(`open after a kill: median ${at(0.5)}, slowest ${at(1)}`)
  if (report.lost.length + report.torn.length > 0) process.exitCode = 1
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}
