import { execFile } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { findSharedData } from '../trends/shared-data'
import { describePairs, tableOf } from './figures-table'
import { gatherInOnePass } from './one-pass'
import { atRevision, findRevision, revisionBefore } from './revision'
import { judgeNews, measureStories, type StoryFigures } from './story-figures'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RULES = 'packages/domain/src/trends/stories'
/** Both versions are measured by these files as they are today; `replay-stories.ts` knows the engine of its own version. */
const MEASURING = ['story-figures.ts', 'headline-rows.ts', 'b-cubed.ts', 'synthetic-stream.ts'] as const
const PRINT_FIGURES = `
  import { measureStories } from './bench/stories/story-figures.ts'
  console.log(JSON.stringify(await measureStories(process.argv[1])))`

/** As it was before stories: nearly the same words as the first headline. */
const FORMER_LIKENESS = 0.65
/** Where plain centroids do best on these headlines. */
const CENTROID_LIKENESS = 0.15

async function measureRevision(commit: string, folder: string): Promise<StoryFigures> {
  return await atRevision(ROOT, commit, async (tree, signal) => {
    for (const file of MEASURING) {
      await copyFile(join(ROOT, 'bench/stories', file), join(tree, 'bench/stories', file))
    }
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    const child = ['--import', tsx, '--input-type=module', '--eval', PRINT_FIGURES, folder]
    const { stdout } = await promisify(execFile)(process.execPath, child, { cwd: tree, signal })
    return JSON.parse(stdout) as StoryFigures
  })
}

const { values } = parseArgs({ options: { before: { type: 'string' } } })
const folder = findSharedData()
if (folder === null) throw new InputError('The recorded data is not here: name its folder in SHARED_DATA_DIR.')
const { commit, subject } = await findRevision(ROOT, values.before ?? (await revisionBefore(ROOT, RULES)))
const before = await measureRevision(commit, folder)
const today = await measureStories(folder)
console.log(`today, in brackets ${commit} (${subject})\n`)
console.log([...tableOf(today.sets, before.sets), '', ...describePairs(today.pairs, before.pairs)].join('\n'))
for (const [name, likeness, takesMembers] of [
  ['nearly the words of the first headline, as before there were stories', FORMER_LIKENESS, false],
  ['plain TF-IDF centroids', CENTROID_LIKENESS, true],
] as const) {
  const sets = await judgeNews(folder, (rows) => gatherInOnePass(rows, likeness, takesMembers))
  console.log(['', `for comparison: ${name}`, ...tableOf(sets)].join('\n'))
}
console.log(`\nload ${loadavg()[0]?.toFixed(1)}`)
