import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import { logBytes } from '../../frame-kit/log-text'
import type { InputLog } from '../../rules-kit/input-log'
import type { MemeMakerPack } from '../pack'
import type { BoardInput } from '../rules/v1/board-input'
import type { BoardState } from '../rules/v1/board-state'
import { rules } from '../rules/v1/rules'

/** What a frame needs to play a board, or to show how one was played. */
export type BoardSetup = {
  readonly run: GameRun
  readonly pack: MemeMakerPack
  readonly start: BoardState
  readonly replay: {
    readonly log: InputLog<BoardInput>
    readonly startTick: number
    readonly isPaused: boolean
  } | null
}

/** The page gave nothing that can be played. The message is for the log. */
export class NoBoard extends Error {
  override readonly name = 'NoBoard'
}

/**
 * Reads what the page sent. It was checked where it was made, but a page is a stranger to its frame: what does not look
 * like a board throws `NoBoard`.
 */
export function readSetup({ run, replay }: Pick<GameConfig, 'run' | 'replay'>): BoardSetup {
  if (run === null) throw new NoBoard('no run was given')
  if (run.rulesVersion !== rules.version) throw new NoBoard(`no rules of version ${run.rulesVersion}`)
  if (typeof run.seed !== 'string') throw new NoBoard('no seed was given')
  const pack = readPack(run)
  return {
    run,
    pack,
    start: rules.init(run.seed, pack, run.mode),
    replay:
      replay === null
        ? null
        : { log: readLog(replay.log), startTick: replay.startTick ?? 0, isPaused: replay.isPaused ?? false },
  }
}

function readLog(text: string): InputLog<BoardInput> {
  try {
    return rules.log.decode(logBytes(text))
  } catch (error) {
    throw new NoBoard('the log cannot be read', { cause: error })
  }
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isListOf(value: unknown, count: number, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === count && value.every(fits)
}

/** What the frame relies on; `memeMakerPackSchema` says far more, where packs are made. */
function readPack({ pack }: GameRun): MemeMakerPack {
  if (!isObject(pack) || typeof pack['day'] !== 'string') throw new NoBoard('the pack has no day')
  if (!isListOf(pack['groups'], 4, isGroup)) throw new NoBoard('the pack does not hold four groups')
  return pack as MemeMakerPack
}

function isGroup(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['trend']) || !isObject(value['meme'])) return false
  const { trend, meme, scraps } = value
  return (
    typeof trend['name'] === 'string' &&
    typeof trend['color'] === 'string' &&
    typeof meme['format'] === 'string' &&
    isListOf(meme['captions'], 3, (captions) => isListOf(captions, 2, (text) => typeof text === 'string')) &&
    isListOf(scraps, 4, isScrap)
  )
}

function isScrap(value: unknown): boolean {
  return isObject(value) && typeof value['text'] === 'string' && isObject(value['source'])
}
