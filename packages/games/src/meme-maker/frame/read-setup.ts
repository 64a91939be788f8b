import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import { type GivenReplay, isObject, NothingToPlay, readRun } from '../../frame-kit/given-run'
import type { MemeMakerPack } from '../pack'
import type { BoardInput } from '../rules/v1/board-input'
import type { BoardState } from '../rules/v1/board-state'
import { rules } from '../rules/v1/rules'

/** What a frame needs to play a board, or to show how one was played. */
export type BoardSetup = {
  readonly run: GameRun
  readonly pack: MemeMakerPack
  readonly start: BoardState
  readonly replay: GivenReplay<BoardInput> | null
}

/** Reads what the page sent; what does not look like a board throws `NothingToPlay`. */
export function readSetup(config: Pick<GameConfig, 'run' | 'replay'>): BoardSetup {
  const { run, replay } = readRun(config, rules)
  const pack = readPack(run)
  return { run, pack, start: rules.init(run.seed, pack, run.mode), replay }
}

function isListOf(value: unknown, count: number, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === count && value.every(fits)
}

/** What the frame relies on; `memeMakerPackSchema` says far more, where packs are made. */
function readPack({ pack }: GameRun): MemeMakerPack {
  if (!isObject(pack) || typeof pack['day'] !== 'string') throw new NothingToPlay('the pack has no day')
  if (!isListOf(pack['groups'], 4, isGroup)) throw new NothingToPlay('the pack does not hold four groups')
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
