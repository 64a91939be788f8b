import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportOutcome, ImportPhase, ImportProgress } from '@trendverse/application/history/import-history'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { isSourceId, SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/items/source'
import { EVERY_ITEM_FOUNDING, LIVE_FOUNDING } from '@trendverse/domain/trends/stories/founding'
import type { Config } from '../config'
import { importFiles } from '../infrastructure/history/import-files'
import { type HistoryOnDisk, openHistoryFile } from '../infrastructure/history/open-history-file'
import { progressLine } from '../infrastructure/history/progress-line'
import { systemClock } from '../infrastructure/system-clock'
import type { Log } from '../log'
import { runWithConfig, sayMeanwhile } from './command-line'

/**
 * `npm run import:history -- FILE... [--as NAME=SOURCE] [--every-item] [--check]`, with every process of the site stopped.
 * docs/operations.md describes the files. `--check` reads them and imports nothing.
 */
const OPTIONS = {
  as: { type: 'string', multiple: true },
  'every-item': { type: 'boolean' },
  check: { type: 'boolean' },
} as const

/** Bad rows that are named; the others are counted. */
const NAMED_PROBLEMS = 20
const PROGRESS_EVERY_MS = 5 * SECOND_MS

const PHASES: Readonly<Record<ImportPhase, string>> = {
  grading: 'Every row is kept. Now the last forecasts are graded.',
  closing: 'Closing the database.',
}

await runWithConfig(async (config, log) => ({ done: true, sentences: await importNamed(config, log) }))

async function importNamed(config: Config, log: Log): Promise<string[]> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (positionals.length === 0) {
    throw new AppError('invalid_input', 'Please name the files: npm run import:history -- FILE...')
  }
  const sourceOf = readSourceNames(values.as ?? [])
  const nowMs = systemClock.nowMs()
  const files = await openFiles(positionals, { sourceOf, nowMs })
  const problems = nameProblems()
  if (values.check === true) return checkFiles(files, problems)
  const show = showProgress(files)
  // What was refused before its first row needs no word about the database.
  let hasBegun = false
  const outcome = await importFiles(
    config,
    {
      files,
      onStep: sayMeanwhile,
      founding: values['every-item'] === true ? EVERY_ITEM_FOUNDING : LIVE_FOUNDING,
      onProblem: (file, line, problem) => problems.name(file.name, line, problem),
      onProgress: (progress) => {
        hasBegun = true
        show(progress)
      },
      onPhase: (phase) => {
        if (hasBegun) sayMeanwhile(PHASES[phase])
      },
      signal: untilInterrupted(),
    },
    log,
  )
  return [...describeOutcome(outcome), ...problems.summary()]
}

/** Reads every file through once, to count its lines; says so where that takes a while. */
async function openFiles(
  paths: readonly string[],
  options: Parameters<typeof openHistoryFile>[1],
): Promise<readonly HistoryOnDisk[]> {
  const what = paths.length === 1 ? 'the file' : `${paths.length} files`
  const saying = setTimeout(() => sayMeanwhile(`Reading ${what} through once.`), SECOND_MS)
  try {
    const files: HistoryOnDisk[] = []
    for (const path of paths) files.push(await openHistoryFile(resolve(path), options))
    return files
  } finally {
    clearTimeout(saying)
  }
}

/** `zhihu=feeds`: rows of that name belong to this source. */
function readSourceNames(pairs: readonly string[]): (name: string) => SourceId | null {
  const given = new Map<string, SourceId>()
  for (const pair of pairs) {
    const at = pair.lastIndexOf('=')
    const source = pair.slice(at + 1)
    if (at <= 0 || !isSourceId(source)) {
      const known = SOURCE_IDS.join(', ')
      throw new AppError(
        'invalid_input',
        `Please write --as NAME=SOURCE, for example --as zhihu=feeds. The sources are ${known}.`,
      )
    }
    given.set(pair.slice(0, at), source)
  }
  return (name) => given.get(name) ?? (isSourceId(name) ? name : null)
}

/** Writes what is wrong with rows to the error stream, the first ones only. */
function nameProblems() {
  let problems = 0
  return {
    name(file: string, line: number, problem: string): void {
      problems += 1
      if (problems <= NAMED_PROBLEMS) sayMeanwhile(`${file}:${line}: left out, ${problem}`)
      else if (problems === NAMED_PROBLEMS + 1) sayMeanwhile('More rows were left out. They are counted, not listed.')
    },
    summary: (): string[] => (problems === 0 ? [] : [`Rows left out: ${problems}.`]),
  }
}

async function checkFiles(
  files: readonly HistoryOnDisk[],
  problems: ReturnType<typeof nameProblems>,
): Promise<string[]> {
  const sentences: string[] = []
  for (const file of files) {
    let rows = 0
    let instants = 0
    for await (const part of file.read(null)) {
      if (part.kind === 'problem') problems.name(file.name, part.line, part.problem)
      else {
        rows += part.rows
        instants += 1
      }
    }
    sentences.push(`${file.name}: ${rows} rows from ${instants} measurements can be imported.`)
  }
  return [...sentences, ...problems.summary()]
}

function showProgress(files: readonly HistoryOnDisk[]): (progress: ImportProgress) => void {
  const beganMs = performance.now()
  let shownMs = beganMs
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  // A resumed import starts partway through.
  let firstShare: number | null = null
  return (progress) => {
    const share = progress.lines / lines
    firstShare ??= share
    const nowMs = performance.now()
    if (nowMs - shownMs < PROGRESS_EVERY_MS) return
    shownMs = nowMs
    sayMeanwhile(progressLine(progress, { share, firstShare }, nowMs - beganMs))
  }
}

/** The first Ctrl+C ends it after the hour it is in, the second at once. */
function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  return interrupted.signal
}

function describeOutcome({ known, rows, founded, throughMs, isComplete }: ImportOutcome): string[] {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
  const before = known.map((file) => `${file.name} was already imported, up to ${day(file.throughMs)}.`)
  if (throughMs === null) return before.length > 0 ? before : ['There is nothing to import in these files.']
  return [
    ...before,
    `Imported ${rows} rows up to ${day(throughMs)}. New trends: ${founded}.`,
    ...(isComplete ? [] : ['Stopped before the end. Run the same command to continue.']),
  ]
}
