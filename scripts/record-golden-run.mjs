/**
 * Records what a game's pilots play with their ends, so that nobody changes its rules unawares:
 * `npx tsx scripts/record-golden-run.mjs trend-quiz` writes `packages/games/src/trend-quiz/golden/v1.json`.
 *
 * A version that was played stays as it is: what behaves otherwise is a folder `v2` beside it. While a version is still being
 * made, `--new-version` records it anew.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isGameId } from '../packages/domain/src/games/game-id.ts'
import { recordRun } from '../packages/games/src/rules-kit/record-run.ts'

const [id = '', ...options] = process.argv.slice(2)
const folder = new URL(`../packages/games/src/${id}/`, import.meta.url)
if (!isGameId(id) || !existsSync(folder)) throw new Error(`There is no game "${id}" to record.`)

/** @typedef {typeof import('../packages/games/src/trend-quiz/rules/v1/rules.ts')} Rules */
/** @typedef {typeof import('../packages/games/src/trend-quiz/pilot.ts')} Pilots */
/** @typedef {typeof import('../packages/games/src/trend-quiz/testing/sample-pack.ts')} Sample */

// Every game has these three files; the first one stands here for the shape of all.
const versions = readdirSync(new URL('rules/', folder)).map((name) => Number(/^v(\d+)$/.exec(name)?.[1] ?? 0))
const { rules } = /** @type {Rules} */ (await load(`rules/v${Math.max(...versions)}/rules.ts`))
const { RECORDED_RUNS } = /** @type {Pilots} */ (await load('pilot.ts'))
const { samplePack: pack } = /** @type {Sample} */ (await load('testing/sample-pack.ts'))

const file = fileURLToPath(new URL(`golden/v${rules.version}.json`, folder))
if (existsSync(file) && !options.includes('--new-version')) {
  console.error(
    `${file} exists: runs of version ${rules.version} must go on ending as they did. See the first lines of this script.`,
  )
  process.exit(1)
}

const runs = RECORDED_RUNS.map(({ name, mode, pilot }) => {
  const seed = `golden/${name}`
  const { end, log } = recordRun(rules, { seed, pack, mode }, pilot(seed))
  const { plan, ...state } = end
  console.log(`${name}: ${state.end}, ${state.points} points, ${state.tick} ticks, ${log.length} bytes`)
  return { name, seed, mode, log: Buffer.from(log).toString('base64url'), end: state }
})
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify({ version: rules.version, pack, runs }, null, 2)}\n`)
console.log(`${file}: ${runs.length} runs; npm run format gives the file its form`)

/**
 * @param {string} name
 * @returns {Promise<unknown>}
 */
function load(name) {
  return import(new URL(name, folder).href)
}
