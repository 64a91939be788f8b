import { z } from 'zod'
import { SECOND_MS } from '../primitives/time'
import { MAX_ACHIEVEMENT_LENGTH, MAX_COUNT, MAX_HEALTH, MAX_LEVEL } from './play-limits'

/** Version of the messages between page and game. A page speaks every version up to its own. */
export const PROTOCOL_VERSION = 1

/** What one frame may cost. Beyond it messages are dropped; a frame that goes on regardless is closed. */
export const FRAME_LIMITS = {
  /** OP-59: without `GAME_READY` by then the game counts as not loaded. */
  readyWithinMs: 15 * SECOND_MS,
  /** A game reports at most once per picture. */
  messagesPerSecond: 60,
  /** Three seconds of nothing but messages that were dropped. */
  strikesUntilClosed: 180,
  /** A visible game that says nothing for so long hangs; the kit speaks every second. */
  silentForSeconds: 6,
  /** UTF-8. Local storage has room for about 5 MB in all. */
  saveBytes: 48 * 1024,
  savesPerMinute: 20,
} as const

const MAX_FRAMES_PER_SECOND = 1_000
const MAX_FRAME_MS = 60_000
const MAX_SHARE_GRID_LENGTH = 400
const MAX_ERROR_DETAIL_LENGTH = 300
/** 24 KB of input log as base64url. */
export const MAX_LOG_LENGTH = 32_768
/** Places of a replay worth jumping to. */
const MAX_REPLAY_MARKS = 40
const MAX_MARK_LENGTH = 24
/** An hour at 60 ticks a second, far above any run. */
const MAX_TICKS = 216_000

/** OP-59: a number out of its range is moved into it, a fraction rounded. What is no finite number is refused. */
const clamped = (most: number) => z.number().transform((value) => Math.min(most, Math.max(0, Math.round(value))))
const count = clamped(MAX_COUNT)
const text = (longest: number) => z.string().max(longest)
const tick = z.int().min(0).max(MAX_TICKS)

/** Codes of ER-52 to ER-56; whatever else a game calls its error is `UNKNOWN`. */
export const GAME_ERROR_CODES = [
  'NETWORK_ERROR',
  'LOAD_FAILED',
  'COMPATIBILITY_ERROR',
  'PERMISSION_ERROR',
  'UNKNOWN',
] as const
export type GameErrorCode = (typeof GAME_ERROR_CODES)[number]

/** Everything a game may say (GF-07, OP-58). Objects are strict: a field nobody asked for makes a message wrong. */
export const fromGame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('GAME_LOADED') }),
  z.strictObject({ type: z.literal('GAME_READY'), protocol: z.int().min(1).max(99) }),
  z.strictObject({ type: z.literal('GAME_STARTED') }),
  z.strictObject({ type: z.literal('GAME_PAUSED') }),
  z.strictObject({ type: z.literal('GAME_RESUMED') }),
  z.strictObject({
    type: z.literal('SCORE_UPDATE'),
    score: count.optional(),
    level: clamped(MAX_LEVEL).optional(),
    health: clamped(MAX_HEALTH).optional(),
    coins: count.optional(),
    experience: count.optional(),
  }),
  z.strictObject({ type: z.literal('ACHIEVEMENT_UNLOCKED'), achievement: text(MAX_ACHIEVEMENT_LENGTH).min(1) }),
  z.strictObject({
    type: z.literal('GAME_COMPLETED'),
    score: count.optional(),
    /** A result drawn in signs, to be shared. */
    shareGrid: text(MAX_SHARE_GRID_LENGTH).optional(),
  }),
  z.strictObject({
    type: z.literal('GAME_OVER'),
    score: count.optional(),
    shareGrid: text(MAX_SHARE_GRID_LENGTH).optional(),
  }),
  z.strictObject({
    type: z.literal('RUN_FINISHED'),
    rulesVersion: z.int().min(1).max(9_999),
    packId: text(80),
    seed: text(80),
    score: count,
    /** Base64url of what the player did; the server plays it again (OP-60). */
    log: text(MAX_LOG_LENGTH).regex(/^[\w-]*$/),
  }),
  z.strictObject({
    /** Where a replay stands, in sixtieths of a second of it; also the answer to each order about it. */
    type: z.literal('REPLAY_POSITION'),
    tick,
    ticks: tick,
    /** Ticks worth jumping to, ascending, each with what happened there: `Gate 3`. */
    marks: z.array(z.strictObject({ tick, label: text(MAX_MARK_LENGTH).min(1) })).max(MAX_REPLAY_MARKS),
    isPlaying: z.boolean(),
  }),
  // The length of the data is judged where it is kept: a game is told that it was too much.
  z.strictObject({ type: z.literal('SAVE'), id: z.int().min(0).max(MAX_COUNT), data: z.string() }),
  z.strictObject({
    type: z.literal('PERFORMANCE_UPDATE'),
    fps: clamped(MAX_FRAMES_PER_SECOND),
    worstFrameMs: clamped(MAX_FRAME_MS),
  }),
  z.strictObject({ type: z.literal('REQUEST_FULLSCREEN') }),
  z.strictObject({
    type: z.literal('GAME_ERROR'),
    code: z.enum(GAME_ERROR_CODES).catch('UNKNOWN'),
    /** For the log alone, never shown. */
    detail: text(MAX_ERROR_DETAIL_LENGTH).optional(),
  }),
])
/** A message as it was understood: checked, its numbers in range. */
export type FromGame = z.output<typeof fromGame>
/** A message as a game writes it. */
export type SentByGame = z.input<typeof fromGame>

export type GameQuality = 'auto' | 'high' | 'medium' | 'low'

/** What makes a run one that can be played again. */
export type GameRun = {
  readonly packId: string
  readonly seed: string
  readonly rulesVersion: number
  readonly mode: 'normal' | 'calm'
  /** The day's content, as it was checked where it was made. */
  readonly pack: unknown
}

/** A run to be shown instead of played. */
export type GameReplay = {
  /** Base64url. */
  readonly log: string
  /** Where it begins; 0 unless said. */
  readonly startTick?: number
  /** Stands still until it is told to play: a picture of one instant. */
  readonly isPaused?: boolean
}

export const REPLAY_SPEEDS = [1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** What a game learns about where it runs. Nothing in it names the visitor: any page could hold the frame. */
export type GameConfig = {
  readonly gameId: string
  /** The version both sides speak. */
  readonly protocol: number
  /** Null: the game is free to choose what is played. */
  readonly run: GameRun | null
  /** The log of a run over the same seed and pack, to be shown instead of played. */
  readonly replay: GameReplay | null
  /** Somebody's log over the same seed, pack and mode, to race against. */
  readonly ghost?: { readonly log: string }
  /** What the game itself saved last. */
  readonly save: string | null
  readonly settings: {
    readonly quality: GameQuality
    readonly sound: boolean
    readonly reducedMotion: boolean
    /** Without haste, for whoever wants it. */
    readonly calm: boolean
  }
  /** GF-09: at most 2. */
  readonly pixelRatio: number
  /** GF-09 */
  readonly highPerformance: boolean
}

export type SaveRefusal = 'too_large' | 'too_often' | 'refused'

/** Everything a page says to a game (GF-08). */
export type ToGame =
  | { readonly type: 'GAME_CONFIG'; readonly config: GameConfig }
  | { readonly type: 'ORIENTATION_CHANGE'; readonly orientation: 'landscape' | 'portrait' }
  /** To a game that shows a replay. */
  | { readonly type: 'REPLAY_CONTROL'; readonly action: 'play' | 'pause' }
  | { readonly type: 'REPLAY_CONTROL'; readonly action: 'seek'; readonly tick: number }
  | { readonly type: 'REPLAY_CONTROL'; readonly action: 'speed'; readonly speed: ReplaySpeed }
  | { readonly type: 'START_GAME' | 'PAUSE_GAME' | 'RESUME_GAME' | 'RESET_GAME' | 'MUTE_AUDIO' | 'UNMUTE_AUDIO' }
  | {
      readonly type: 'SAVE_RESULT'
      readonly id: number
      readonly saved: boolean
      /** Null when it was saved. */
      readonly reason: SaveRefusal | null
    }
