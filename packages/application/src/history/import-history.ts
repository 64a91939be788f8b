import { AppError } from '@trendverse/domain/primitives/app-error'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { FilePosition, RecordedPosition } from '@trendverse/domain/trends/items/recorded-instant'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { Founding } from '@trendverse/domain/trends/stories/founding'
import { gradeDue } from '../forecasts/grade-forecasts'
import type { Needs } from '../ports/ports'
import { TRENDS_UPDATED_AT_KEY } from '../settings/trends-updated-at'
import { createStoryDeskHolder } from '../stories/story-desk'
import { composeTrends } from '../trends/compose-trends'
import { distinctItems, keepSnapshot, type OpenModel, openModel } from '../trends/keep-snapshot'
import { positionSettings, readPosition } from './history-positions'
import { type HistoryFile, type HistoryRound, historyRounds, type OpenHistory } from './history-rounds'

type ImportPorts = Needs<
  | 'composition'
  | 'createModel'
  | 'forecasts'
  | 'ingest'
  | 'letOthersRun'
  | 'log'
  | 'random'
  | 'settings'
  | 'stories'
  | 'trendLives'
>

export type ImportProgress = {
  readonly rows: number
  /** Rows that were left out. */
  readonly problems: number
  /** Trends that were founded. */
  readonly founded: number
  /** Lines of all files up to which everything is kept. Files are read further ahead than that. */
  readonly lines: number
  /** The instant the import has come to, null before its first round. */
  readonly throughMs: number | null
}

/** What follows the last round: grading what was forecast, then closing the database. */
export type ImportPhase = 'grading' | 'closing'

export type ImportHistoryInput = {
  readonly files: readonly HistoryFile[]
  readonly founding: Founding
  readonly onProblem: (file: HistoryFile, line: number, problem: string) => void
  /** Told after each round. */
  readonly onProgress: (progress: ImportProgress) => void
  /** Told when what follows the last round begins. */
  readonly onPhase: (phase: ImportPhase) => void
  /** Throws where somebody else works on the same installation by now; asked before each round. */
  readonly assertAlone: () => Promise<void>
  /** Fires when the import should end after the round it is in; it goes on there another time. */
  readonly signal: AbortSignal
}

export type ImportOutcome = ImportProgress & {
  /** False where it was called off before the end. */
  readonly isComplete: boolean
  /** Files that had been imported to their end before. */
  readonly known: readonly FilePosition[]
}

/**
 * Replays recorded observations into an installation, as if its sources had been read then: each hour of the record is
 * a reading by a clock that stands there, through the same scoring and the same composing, so that trends are founded,
 * peak, fade and are archived in the past. Files are gone through together, in order of time.
 *
 * It may be cut off anywhere. Where it has come to is kept with the installation after each round; what was kept of the
 * round that was cut off is recognised and not learnt twice.
 *
 * Throws AppError `conflict`, with nothing changed, where the installation has seen something later than where the record
 * goes on: neither engines nor stories can go back in time (docs/decisions/029).
 */
export async function importHistory(ports: ImportPorts, input: ImportHistoryInput): Promise<ImportOutcome> {
  const known: FilePosition[] = []
  const histories: OpenHistory[] = []
  const count = { rows: 0, problems: 0, founded: 0, lines: 0, throughMs: null as number | null }
  for (const file of input.files) {
    const after = await readPosition(ports, file)
    if (after?.isFinished) known.push(after)
    else
      histories.push({
        file,
        after,
        onProblem: (line, problem) => {
          count.problems += 1
          input.onProblem(file, line, problem)
        },
      })
  }
  // A file without a usable row is not done with: read in another way it may have some.
  const reached = new Map<HistoryFile, RecordedPosition>()
  for (const { file, after } of histories) if (after !== null) reached.set(file, after)
  const keepRound = roundKeeper(ports, input.founding)
  const grade = dailyGrader(ports)
  for await (const round of historyRounds(histories)) {
    if (input.signal.aborted) {
      await grade.finish()
      return { ...count, isComplete: false, known }
    }
    await input.assertAlone()
    if (count.throughMs === null) await assertGoesOn(ports, round)
    const { founded } = await keepRound(round)
    await grade.after(round.endMs)
    for (const [file, position] of round.reached) reached.set(file, position)
    count.lines = [...known, ...reached.values()].reduce((sum, { line }) => sum + line, 0)
    await ports.settings.setAll({
      ...positionSettings(round.reached, false),
      [TRENDS_UPDATED_AT_KEY]: new Date(round.endMs).toISOString(),
    })
    count.rows += round.rows
    count.founded += founded
    count.throughMs = round.endMs
    input.onProgress({ ...count })
  }
  input.onPhase('grading')
  await grade.finish()
  await ports.settings.setAll(positionSettings(reached, true))
  return { ...count, isComplete: true, known }
}

/** Time only goes on: what is imported first must not lie before what the installation has seen. */
async function assertGoesOn(ports: ImportPorts, round: HistoryRound): Promise<void> {
  const seenMs = await ports.ingest.latestSightingMs()
  // A round that was cut off was seen in part.
  if (seenMs === null || round.endMs >= seenMs) return
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
  throw new AppError(
    'conflict',
    `This import would start at ${day(round.beginMs)}, but this installation has seen trends up to ${day(seenMs)}. ` +
      'Earlier days cannot be added. Import into a new one before its first start, all files of a period together.',
  )
}

/**
 * Grades what was forecast, once for each day of the record and by its clock: a server that starts on it later thins observations
 * that old at once, and what grades are given by must not be gone by then. None of these chances ever stood on a page.
 */
function dailyGrader(ports: ImportPorts) {
  let gradedDay: number | null = null
  let throughMs: number | null = null
  const grade = (nowMs: number) => gradeDue({ ...ports, clock: { nowMs: () => nowMs } })
  return {
    async after(endMs: number): Promise<void> {
      throughMs = endMs
      const day = Math.floor(endMs / DAY_MS)
      if (day === gradedDay) return
      await grade(endMs)
      gradedDay = day
    },
    async finish(): Promise<void> {
      if (throughMs !== null) await grade(throughMs)
    },
  }
}

/** Keeps rounds one after the other, with the models and the stories at hand. */
function roundKeeper(
  ports: ImportPorts,
  founding: Founding,
): (round: HistoryRound) => Promise<{ readonly founded: number }> {
  const models = new Map<SourceId, OpenModel>()
  const storyDesk = createStoryDeskHolder()
  return async (round) => {
    for (const { source, observedAtMs, items: shown } of round.snapshots) {
      const items = distinctItems(source, shown)
      const { saved, next } = await keepSnapshot(ports, models.get(source) ?? (await openModel(ports, source)), {
        source,
        items,
        observedAtMs,
      })
      if (saved === 'stale_model') {
        throw new AppError('conflict', 'Another process is reading sources here. Stop it, then run this again.')
      }
      // What was kept before an earlier import was cut off has been learnt from: the stored model has it.
      if (saved === 'kept') models.set(source, next)
      else models.delete(source)
    }
    return composeTrends({ ...ports, storyDesk, clock: { nowMs: () => round.endMs } }, founding)
  }
}
