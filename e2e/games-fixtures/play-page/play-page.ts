/** A play page in small, only for journeys: it opens the game that its address names and shows what comes of it. */
import '../../../apps/web/src/backend/call/zod-without-eval'
import { DEFAULT_GAME_SETTINGS, gameSetup } from '@trendverse/domain/games/game-config'
import { gameErrorText } from '@trendverse/domain/games/game-errors'
import {
  addCompletion,
  GAME_COMPLETIONS_KEY,
  gameSaveKey,
  isAutosaveDue,
  readSavedGame,
  saveGame,
} from '@trendverse/domain/games/game-save'
import { gameSharePayload } from '@trendverse/domain/games/game-share'
import { INITIAL_PLAY, nextPlay, playTimeText } from '@trendverse/domain/games/play-state'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { type FrameFault, type GameOrder, openGameFrame } from '../../../apps/web/src/components/games/game-frame'

type Event = Parameters<typeof nextPlay>[1]
/** What a journey has the game play or show, put there before the page began. */
export type GivenToGame = Partial<Pick<Parameters<typeof gameSetup>[0], 'run' | 'replay' | 'ghost'>>

const { givenToGame = {} } = window as { readonly givenToGame?: GivenToGame }
const gameId = new URLSearchParams(location.search).get('game') ?? ''
const saveKey = gameSaveKey(gameId)
const savedText = localStorage.getItem(saveKey)
const saved = savedText === null ? null : readSavedGame(savedText)
// Journeys draw in software: a full picture keeps a core busy and shows them nothing more.
const settings = saved?.settings ?? { ...DEFAULT_GAME_SETTINGS, quality: 'low' }
let gameData = saved?.gameData ?? null
let play = INITIAL_PLAY

function show(selector: string, text: string): void {
  const shown = document.querySelector(selector)
  if (shown !== null) shown.textContent = text
}

function keep(): void {
  localStorage.setItem(saveKey, JSON.stringify(saveGame(play, { settings, gameData, nowMs: Date.now() })))
}

function happen(event: Event): void {
  const before = play
  play = nextPlay(before, event)
  if (!before.isCompleted && play.isCompleted) {
    const kept = localStorage.getItem(GAME_COMPLETIONS_KEY)
    localStorage.setItem(GAME_COMPLETIONS_KEY, JSON.stringify(addCompletion(kept, gameId, play, Date.now())))
  }
  if (play.playTimeSeconds > before.playTimeSeconds && isAutosaveDue(play.playTimeSeconds, settings)) keep()
  show('#time', playTimeText(play.playTimeSeconds))
  show('#score', String(play.stats.score))
  show('#health', String(play.stats.health))
  show('#achievements', play.stats.achievements.join(', '))
  show('[role=alert]', play.error === null ? '' : gameErrorText(play.error))
}

const heard: Event[] = []
const raw: unknown[] = []
const faults: FrameFault[] = []
window.addEventListener('message', ({ data }: MessageEvent<unknown>) => raw.push(data))

const frame = openGameFrame({
  place: document.querySelector<HTMLElement>('#place') ?? document.body,
  address: `/games/${gameId}/index.html`,
  title: gameId,
  setup: gameSetup({ gameId, run: null, replay: null, save: gameData, ...givenToGame }, settings, {
    pixelRatio: devicePixelRatio,
    maxTextureSize: 4096,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }),
  onEvent(event) {
    heard.push(event)
    happen(event)
    if (event.type === 'CONTROLS_READY') show('[role=status]', 'Ready')
  },
  onFault(fault) {
    faults.push(fault)
    happen({ type: 'GAME_ERROR', code: fault === 'load_failed' ? 'LOAD_FAILED' : 'UNKNOWN' })
    show('[role=status]', fault)
  },
  save(data) {
    gameData = data
    keep()
    return true
  },
})

if (saved !== null) happen({ type: 'restore', stats: saved.stats, playTimeSeconds: saved.playTime })
setInterval(() => happen({ type: 'second_passed' }), SECOND_MS)

/** What a journey looks at and does. */
const journey = {
  heard,
  raw,
  faults,
  happen,
  send: (order: GameOrder) => frame.send(order),
  share: () => gameSharePayload({ id: gameId, name: gameId }, play.stats, null),
}
export type Journey = typeof journey
Object.assign(window, { journey })
