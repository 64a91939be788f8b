import type { FromGame, GameErrorCode } from './frame-protocol'
import { MAX_ACHIEVEMENTS } from './play-limits'

/** PL-12 */
export type PlayStats = {
  readonly score: number
  readonly level: number
  /** Percent. */
  readonly health: number
  readonly achievements: readonly string[]
  readonly coins: number
  readonly experience: number
}

export const INITIAL_STATS: PlayStats = {
  score: 0,
  level: 1,
  health: 100,
  achievements: [],
  coins: 0,
  experience: 0,
}

/** What a page that plays a game knows about the play. */
export type PlayState = {
  /** PL-01: before it, the details of the game are shown. */
  readonly hasStarted: boolean
  /** The overlay is gone (GF-01). */
  readonly isLoaded: boolean
  /** PL-13: the game listens, so that the page may send. */
  readonly hasControls: boolean
  /** Whether seconds count (PL-11, PL-16). */
  readonly isRunning: boolean
  /** The game has ended: it can be neither paused nor resumed. */
  readonly isOver: boolean
  /** The dialog of PL-22, which holds the time as it is. */
  readonly isDialogOpen: boolean
  /** Whether the game itself completed this run. What turns it on is the moment to record a completion (PL-17). */
  readonly isCompleted: boolean
  readonly isMuted: boolean
  readonly playTimeSeconds: number
  readonly stats: PlayStats
  /** A result drawn in signs, if the game gave one. */
  readonly shareGrid: string | null
  readonly error: GameErrorCode | null
}

export const INITIAL_PLAY: PlayState = {
  hasStarted: false,
  isLoaded: false,
  hasControls: false,
  isRunning: false,
  isOver: false,
  isDialogOpen: false,
  isCompleted: false,
  isMuted: false,
  playTimeSeconds: 0,
  stats: INITIAL_STATS,
  shareGrid: null,
  error: null,
}

/**
 * What the frame passes on to the page (OP-58): `GAME_READY` has become `CONTROLS_READY`, saves are answered by the frame.
 */
export type GameEvent = Exclude<FromGame, { type: 'GAME_READY' | 'SAVE' }> | { readonly type: 'CONTROLS_READY' }

/** What the player or the clock does. */
export type PlayerEvent =
  | { readonly type: 'second_passed' }
  | { readonly type: 'start' | 'pause' | 'resume' | 'reset' | 'toggle_sound' }
  /** PL-21 */
  | { readonly type: 'complete' | 'continue' }
  /** PL-29 */
  | { readonly type: 'restore'; readonly stats: PlayStats; readonly playTimeSeconds: number }

/** The play after something happened (PL-11 to PL-23, PL-25). What it does not know changes nothing (PL-18). */
export function nextPlay(play: PlayState, event: GameEvent | PlayerEvent): PlayState {
  switch (event.type) {
    case 'GAME_LOADED':
      return { ...play, isLoaded: true }
    case 'CONTROLS_READY':
      return { ...play, hasControls: true }
    case 'GAME_STARTED':
      return { ...play, hasStarted: true, isRunning: true, isOver: false, isCompleted: false }
    case 'start':
      return { ...play, hasStarted: true, isRunning: true }
    case 'GAME_PAUSED':
    case 'pause':
      return { ...play, isRunning: false }
    case 'GAME_RESUMED':
    case 'resume':
      return { ...play, isRunning: true }
    case 'SCORE_UPDATE':
      return { ...play, stats: mergeStats(play.stats, event) }
    case 'ACHIEVEMENT_UNLOCKED':
      return { ...play, stats: withAchievement(play.stats, event.achievement) }
    case 'GAME_COMPLETED':
      return { ...completed(play, event), isRunning: false, isOver: true }
    case 'GAME_OVER':
      return { ...withResult(play, event), isRunning: false, isOver: true }
    case 'GAME_ERROR':
      return { ...play, isRunning: false, error: event.code }
    case 'second_passed':
      return play.isRunning && !play.isDialogOpen ? { ...play, playTimeSeconds: play.playTimeSeconds + 1 } : play
    // The clock stops with the run, however long its end is looked at.
    case 'RUN_FINISHED':
      return { ...play, isRunning: false }
    case 'reset':
      return afterReset(play)
    case 'complete':
      return { ...play, isDialogOpen: true }
    case 'continue':
      return { ...play, isDialogOpen: false }
    case 'toggle_sound':
      return { ...play, isMuted: !play.isMuted }
    case 'restore':
      return { ...play, stats: event.stats, playTimeSeconds: event.playTimeSeconds }
    // The frame's and the page's business, and whatever a later version of the protocol brings.
    case 'PERFORMANCE_UPDATE':
    case 'REQUEST_FULLSCREEN':
    case 'REPLAY_POSITION':
    default:
      return play
  }
}

type GivenStats = { readonly [Name in Exclude<keyof PlayStats, 'achievements'>]?: number | undefined }

/** PL-14: what was not given stays. */
function mergeStats(stats: PlayStats, given: GivenStats): PlayStats {
  return {
    score: given.score ?? stats.score,
    level: given.level ?? stats.level,
    health: given.health ?? stats.health,
    achievements: stats.achievements,
    coins: given.coins ?? stats.coins,
    experience: given.experience ?? stats.experience,
  }
}

/** PL-15, up to as many as anybody reads. */
function withAchievement(stats: PlayStats, achievement: string): PlayStats {
  if (stats.achievements.length >= MAX_ACHIEVEMENTS) return stats
  return { ...stats, achievements: [...stats.achievements, achievement] }
}

type Result = { readonly score?: number | undefined; readonly shareGrid?: string | undefined }

function withResult(play: PlayState, { score, shareGrid }: Result): PlayState {
  return { ...play, stats: mergeStats(play.stats, { score }), shareGrid: shareGrid ?? play.shareGrid }
}

/** PL-17. Once a run: a game that says it again and again must neither reopen the dialog nor fill the list. */
function completed(play: PlayState, result: Result): PlayState {
  if (play.isCompleted) return play
  return { ...withResult(play, result), isDialogOpen: true, isCompleted: true }
}

/** PL-20: all of the run is gone and the next one runs. The frame and its sound stay as they are. */
function afterReset({ isLoaded, hasControls, isMuted }: PlayState): PlayState {
  return { ...INITIAL_PLAY, hasStarted: true, isRunning: true, isLoaded, hasControls, isMuted }
}

/** `4:07`, minutes without an end (PL-11). */
export function playTimeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
