import type { Game } from '@trendverse/domain/games/game'
import {
  DEFAULT_GAME_SETTINGS,
  type GameDevice,
  type GameSettings,
  type GameSetup,
  gameSetup,
} from '@trendverse/domain/games/game-config'
import {
  addCompletion,
  GAME_COMPLETIONS_KEY,
  gameSaveKey,
  isAutosaveDue,
  type SavedGame,
  saveGame,
} from '@trendverse/domain/games/game-save'
import {
  type GameEvent,
  INITIAL_PLAY,
  nextPlay,
  type PlayerEvent,
  type PlayState,
} from '@trendverse/domain/games/play-state'
import { furtherSave } from '@trendverse/domain/games/run-save'
import { keepText, type OpenStorage, readText } from '@trendverse/domain/primitives/kept-text'
import { createListeners } from '@trendverse/domain/primitives/store'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { logFailure } from '../../backend/call/log-failure'
import { type FrameFault, type GameFrame, type GameOrder, openGameFrame } from '../../components/games/game-frame'
import { pageOf } from '../../components/games/page-of'
import { readKept } from './read-kept'

/** PL-27: a window that goes full screen needs a moment before anything may happen in it. */
const START_AFTER_FULLSCREEN_MS = SECOND_MS

/** What a game is started with: a course of its own, or nothing the page would know about. */
export type PlayRun = Pick<GameSetup, 'run' | 'replay' | 'ghost'> & {
  /** Whether the save of this device is of this very run: a new one does not go on where another was left. */
  readonly isResumed: boolean
  /** How far this run had come on another device, as its game saved it there. */
  readonly save?: string | null
}

export type FinishedRun = Extract<GameEvent, { type: 'RUN_FINISHED' }>

export type SessionState = {
  readonly play: PlayState
  readonly settings: GameSettings
  /** When this game was saved last on this device, in milliseconds since 1970; null: never. */
  readonly savedAtMs: number | null
  /** Why the frame was taken off the page; null while it stands there, or never did. */
  readonly fault: FrameFault | null
}

export type PlaySession = {
  readonly getState: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** Calls back with every run that ends; returns what ends that. */
  readonly hearRuns: (listener: (run: FinishedRun) => void) => () => void
  /** Calls back with every save of the game; returns what ends that. */
  readonly hearSaves: (listener: (data: string) => void) => () => void
  /** Opens the game in a place of the page; it starts as soon as it listens. A game that is open already is replaced. */
  readonly open: (place: HTMLElement, run: PlayRun) => void
  /** Whether the game itself kept something to go on with. */
  readonly hasSave: () => boolean
  readonly pause: () => void
  readonly resume: () => void
  /** PL-20 */
  readonly reset: () => void
  readonly toggleSound: () => void
  /** PL-28: whether it was kept. */
  readonly save: () => boolean
  /** PL-21 */
  readonly complete: () => void
  readonly goOn: () => void
  readonly changeSettings: (change: Partial<GameSettings>) => void
  readonly tellOrientation: (orientation: 'landscape' | 'portrait') => void
  /** Takes the game off the page. */
  readonly close: () => void
}

export type PlaySessionOptions = {
  readonly game: Pick<Game, 'id' | 'name' | 'gameUrl'>
  readonly storage: OpenStorage
  readonly device: () => GameDevice
  readonly nowMs: () => number
  /** The game asks for it; a browser grants it only right after a gesture. */
  readonly onFullscreen: (place: HTMLElement) => void
}

/** One game on the page: its frame, its clock, what is kept of it (PL-10 to PL-31). */
export function createPlaySession(options: PlaySessionOptions): PlaySession {
  const { game, storage, device, nowMs } = options
  const listeners = createListeners()
  const runListeners = new Set<(run: FinishedRun) => void>()
  const saveListeners = new Set<(data: string) => void>()
  const kept = readKept(storage, game.id)
  let gameData = kept?.gameData ?? null
  let frame: GameFrame | null = null
  let clock: ReturnType<typeof setInterval> | undefined
  let startTimer: ReturnType<typeof setTimeout> | undefined
  let state: SessionState = {
    play: INITIAL_PLAY,
    settings: kept?.settings ?? DEFAULT_GAME_SETTINGS,
    savedAtMs: kept?.lastSaved ?? null,
    fault: null,
  }

  const change = (changed: Partial<SessionState>): void => {
    state = { ...state, ...changed }
    listeners.notify()
  }

  const keep = (saved: SavedGame): boolean => {
    try {
      storage().setItem(gameSaveKey(game.id), JSON.stringify(saved))
    } catch (cause) {
      logFailure('A game could not be saved on this device.', cause)
      return false
    }
    change({ savedAtMs: saved.lastSaved })
    return true
  }
  const save = (): boolean => keep(saveGame(state.play, { settings: state.settings, gameData, nowMs: nowMs() }))

  const happen = (event: GameEvent | PlayerEvent): void => {
    const before = state.play
    const play = nextPlay(before, event)
    change({ play })
    if (play.isCompleted && !before.isCompleted) recordCompletion()
    if (play.playTimeSeconds > before.playTimeSeconds && isAutosaveDue(play.playTimeSeconds, state.settings)) save()
  }

  const recordCompletion = (): void => {
    const completions = addCompletion(readText(storage, GAME_COMPLETIONS_KEY), game.id, state.play, nowMs())
    keepText(storage, GAME_COMPLETIONS_KEY, JSON.stringify(completions))
  }

  const send = (order: GameOrder): void => frame?.send(order)

  const hear = (event: GameEvent, place: HTMLElement): void => {
    happen(event)
    if (event.type === 'CONTROLS_READY') begin()
    else if (event.type === 'RUN_FINISHED') for (const listener of runListeners) listener(event)
    else if (event.type === 'REQUEST_FULLSCREEN') options.onFullscreen(place)
  }

  const begin = (): void => {
    const start = (): void => {
      if (state.play.isMuted || !state.settings.soundEnabled) send({ type: 'MUTE_AUDIO' })
      send({ type: 'START_GAME' })
    }
    if (state.settings.fullscreenOnStart) startTimer = setTimeout(start, START_AFTER_FULLSCREEN_MS)
    else start()
  }

  const close = (): void => {
    clearTimeout(startTimer)
    clearInterval(clock)
    frame?.close()
    frame = null
  }

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    hearRuns(listener) {
      runListeners.add(listener)
      return () => runListeners.delete(listener)
    },
    hearSaves(listener) {
      saveListeners.add(listener)
      return () => saveListeners.delete(listener)
    },
    open(place, { save: saveOfRun = null, ...run }) {
      close()
      const isMuted = !state.settings.soundEnabled
      change({ play: { ...INITIAL_PLAY, hasStarted: true, isMuted }, fault: null })
      // What another course gave belongs to it; only a game that kept something itself goes on where it was.
      gameData = furtherSave(run.isResumed ? gameData : null, saveOfRun)
      if (kept !== null && run.run === null && run.replay === null) {
        happen({ type: 'restore', stats: kept.stats, playTimeSeconds: kept.playTime })
      }
      clock = setInterval(() => happen({ type: 'second_passed' }), SECOND_MS)
      frame = openGameFrame({
        place,
        address: pageOf(game),
        title: game.name,
        setup: gameSetup({ gameId: game.id, ...run, save: gameData }, state.settings, device()),
        onEvent: (event) => hear(event, place),
        onFault(fault) {
          frame = null
          clearTimeout(startTimer)
          change({ fault })
          // A run that is over has ended well: its result stands on the page, whatever became of the frame.
          if (state.play.isOver) return
          happen({ type: 'GAME_ERROR', code: fault === 'load_failed' ? 'LOAD_FAILED' : 'UNKNOWN' })
        },
        save(data) {
          gameData = data
          for (const listener of saveListeners) listener(data)
          return save()
        },
      })
    },
    hasSave: () => gameData !== null && gameData !== '',
    pause() {
      happen({ type: 'pause' })
      send({ type: 'PAUSE_GAME' })
    },
    resume() {
      happen({ type: 'resume' })
      send({ type: 'RESUME_GAME' })
    },
    reset() {
      gameData = null
      keepText(storage, gameSaveKey(game.id), null)
      change({ savedAtMs: null })
      happen({ type: 'reset' })
      send({ type: 'RESET_GAME' })
    },
    toggleSound() {
      happen({ type: 'toggle_sound' })
      send({ type: state.play.isMuted ? 'MUTE_AUDIO' : 'UNMUTE_AUDIO' })
    },
    save,
    complete() {
      send({ type: 'PAUSE_GAME' })
      happen({ type: 'complete' })
    },
    goOn() {
      happen({ type: 'continue' })
      if (state.play.isRunning) send({ type: 'RESUME_GAME' })
    },
    changeSettings(changed) {
      const settings = { ...state.settings, ...changed }
      change({ settings })
      // Before a start there is nothing to save but what was kept.
      if (kept === null || state.play.hasStarted) save()
      else keep({ ...kept, settings })
    },
    tellOrientation: (orientation) => send({ type: 'ORIENTATION_CHANGE', orientation }),
    close,
  }
}
