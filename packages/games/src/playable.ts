import type { PackEdition } from '@trendverse/domain/games/game-pack'
import type { GameMode, GameModes, Practice, RunFigure, RunMark, RunMeasure } from '@trendverse/domain/games/game-run'
import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import type { z } from 'zod'
import { areAlike } from './alike-logs'
import type { GameRules } from './game-definition'
import { buildMemeMakerPack } from './meme-maker/build-pack'
import { groupMarks } from './meme-maker/group-marks'
import { memeMakerPackSchema } from './meme-maker/pack'
import { rules as memeMakerV1 } from './meme-maker/rules/v1/rules'
import { simulateRun } from './rules-kit/simulate-run'
import { buildTrendPredictorPack } from './trend-predictor/build-pack'
import { caseMarks } from './trend-predictor/case-marks'
import { trendPredictorPackSchema } from './trend-predictor/pack'
import { rules as trendPredictorV1 } from './trend-predictor/rules/v1/rules'
import { buildTrendQuizPack } from './trend-quiz/build-pack'
import { gateMarks } from './trend-quiz/gate-marks'
import { trendQuizPackSchema } from './trend-quiz/pack'
import { rules as trendQuizV1 } from './trend-quiz/rules/v1/rules'

/** What every pack says, whatever game it is of. */
type AnyPack = { readonly edition: PackEdition }

type PackOfDay<Pack> = { readonly kind: 'pack'; readonly pack: Pack } | { readonly kind: 'refused' }

/** A run as its ticket and its player tell it; `content` is the pack's. */
export type RunOfPlayer = {
  readonly seed: string
  readonly mode: GameMode
  readonly content: unknown
  readonly log: Uint8Array
}

/** One version of a game's rules, as far as others need it. Throws `MalformedLog` on bytes that are no log. */
export type Replay = (run: RunOfPlayer) => {
  readonly points: number
  readonly ticks: number
  /** False: its log ends before the run did. */
  readonly isOver: boolean
  /** How its parts came out, where the game says so: what a picture of the run shows. */
  readonly marks?: readonly RunMark[]
}

/** Whether one of two logs of a version of the rules can only be a copy of the other. Throws `MalformedLog` on bytes that are no log. */
type Likeness = (one: Uint8Array, other: Uint8Array) => boolean

type RulesInUse = {
  readonly version: number
  readonly modes: GameModes
  readonly measure: RunMeasure
  /** What is shown of a finished run. */
  readonly figures: readonly RunFigure[]
  /** What is played once the run of the day is over. */
  readonly practice: Practice
  /** What its packs can be made of. */
  readonly editions: readonly PackEdition[]
}

/** What is needed to play a game and its runs again, whatever game it is. */
export type PlayableGame = {
  /** By what new runs are played. */
  readonly inUse: RulesInUse
  readonly replays: ReadonlyMap<number, Replay>
  readonly likenesses: ReadonlyMap<number, Likeness>
  readonly buildPack: (material: PackMaterial) => Promise<PackOfDay<AnyPack>>
  /** Ids of the trends a pack asks about, each once. */
  readonly trendsIn: (content: unknown) => readonly string[]
}

function playable<Pack extends AnyPack>(game: {
  readonly modes: GameModes
  readonly measure: RunMeasure
  readonly figures: readonly RunFigure[]
  readonly practice: Practice
  readonly editions: readonly Pack['edition'][]
  readonly packSchema: z.ZodType<Pack>
  readonly buildPack: (material: PackMaterial) => PackOfDay<Pack> | Promise<PackOfDay<Pack>>
  readonly trendIdsOf: (pack: Pack) => readonly string[]
  /** Every version that a kept run may name, the one that new runs are played by last. */
  readonly versions: readonly (readonly [
    version: number,
    replay: (pack: z.ZodType<Pack>) => Replay,
    likeness: Likeness,
  ])[]
}): PlayableGame {
  const { modes, measure, figures, practice, editions, packSchema, buildPack, trendIdsOf, versions } = game
  return {
    inUse: { version: versions.at(-1)?.[0] ?? 0, modes, measure, figures, practice, editions },
    likenesses: new Map(versions.map(([version, _replay, likeness]) => [version, likeness])),
    replays: new Map(versions.map(([version, replayWith]) => [version, replayWith(packSchema)])),
    buildPack: async (material) => buildPack(material),
    trendsIn: (content) => [...new Set(trendIdsOf(packSchema.parse(content)))],
  }
}

/** Versions have states and inputs of their own, which nobody else needs to know. */
function playedBy<RulesPack, State extends object, Input>(
  rules: GameRules<RulesPack, State, Input>,
  marksOf?: (end: State) => readonly RunMark[],
) {
  const replayWith =
    (packSchema: z.ZodType<RulesPack>): Replay =>
    ({ content, ...run }) => {
      const end = simulateRun(rules, { ...run, pack: packSchema.parse(content) })
      const outcome = { ...rules.score(end), isOver: rules.isOver(end) }
      return marksOf === undefined ? outcome : { ...outcome, marks: marksOf(end) }
    }
  const likeness: Likeness = (one, other) => areAlike(rules.log.decode(one), rules.log.decode(other))
  return [rules.version, replayWith, likeness] as const
}

/** The games that have rules, one entry each. Whoever loads this loads their rules. */
export const PLAYABLE: Readonly<Record<string, PlayableGame>> = {
  'trend-quiz': playable({
    modes: { normal: 'clocked', calm: 'unhurried' },
    measure: 'time',
    figures: ['points', 'length'],
    practice: 'again',
    editions: ['today', 'archive'],
    packSchema: trendQuizPackSchema,
    buildPack: buildTrendQuizPack,
    trendIdsOf: ({ questions }) => questions.flatMap(({ left, right }) => [left.trend.id, right.trend.id]),
    versions: [playedBy(trendQuizV1, gateMarks)],
  }),
  'meme-maker': playable({
    modes: { normal: 'unhurried' },
    measure: 'moves',
    figures: ['points', 'length'],
    practice: 'earlier',
    editions: ['archive'],
    packSchema: memeMakerPackSchema,
    buildPack: buildMemeMakerPack,
    trendIdsOf: ({ groups }) => groups.map(({ trend }) => trend.id),
    versions: [playedBy(memeMakerV1, groupMarks)],
  }),
  'trend-predictor': playable({
    modes: { normal: 'unhurried' },
    measure: 'moves',
    // Every run is ten answers.
    figures: ['points'],
    practice: 'again',
    editions: ['today', 'archive'],
    packSchema: trendPredictorPackSchema,
    buildPack: buildTrendPredictorPack,
    // Those that ship with the game are of no trend here.
    trendIdsOf: ({ cases }) => cases.filter(({ url }) => url === undefined).map(({ trend }) => trend.id),
    versions: [playedBy(trendPredictorV1, caseMarks)],
  }),
}

/** The game of an id, or undefined where it has no rules. */
export function playableGame(gameId: string): PlayableGame | undefined {
  return Object.hasOwn(PLAYABLE, gameId) ? PLAYABLE[gameId] : undefined
}
