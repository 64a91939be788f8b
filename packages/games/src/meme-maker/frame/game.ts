import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { type BoardInput, SCRAPS } from '../rules/v1/board-input'
import { type BoardState, countOf } from '../rules/v1/board-state'
import { beginRun, inputsOf } from './board-run'
import { BoardView } from './board-view'
import { closeCaptions, offerCaptions, pointAtCaption } from './caption-view'
import { element } from './elements'
import { showEnd } from './end-view'
import { loadFormats } from './meme-picture'
import { createReporter } from './reporter'
import { createSaver } from './saver'
import { createSound } from './sound'
import { endTitle, resultWords } from './words'

/** What a replay leaves between two inputs, so that one can follow. */
const REPLAY_MS = { toggle: 420, submit: 900, shuffle: 700, caption: 1_900 } as const

export function startGame(host: GameHost, { run, replay, save, settings }: GameConfig): void {
  if (run === null) {
    element('empty').hidden = false
    return
  }
  playBoard(host, run, replay === null ? save : null, { ...settings, replayLog: replay?.log ?? null })
}

type Settings = { readonly sound: boolean; readonly reducedMotion: boolean; readonly replayLog: string | null }

function playBoard(host: GameHost, config: GameRun, saved: string | null, settings: Settings): void {
  const { replayLog, reducedMotion } = settings
  const board = beginRun(config, saved)
  const sound = createSound(!settings.sound)
  const isReplay = replayLog !== null
  const reporter = createReporter(host, config, isReplay)
  const saver = createSaver(host)
  let isMoving = false
  let isPaused = false

  const say = (text: string): void => {
    element('said').textContent = text
  }
  const showStage = (): void => {
    const { state, pack } = board
    const group = pack.groups[state.captioning]
    if (state.end !== 'playing') showEnd(state, pack)
    else if (group !== undefined)
      offerCaptions(state.captioning, group, (caption) => byPlayer({ kind: 'caption', caption }))
    else view.focus()
  }

  const act = async (input: BoardInput): Promise<void> => {
    const before = board.act(input)
    const { state, pack } = board
    reporter.report(before, state)
    if (input.kind === 'caption') closeCaptions()
    sounds(before, state)
    say(announcement(before, state, pack.groups[state.captioning]?.trend.name ?? ''))
    isMoving = true
    await view.showChange(before, state)
    isMoving = false
    if (input.kind === 'caption' || state.captioning >= 0 || state.end !== 'playing') showStage()
    if (state.end !== 'playing') reporter.finish(state, pack, board.log())
    if (!isReplay && input.kind !== 'toggle') saver.save(state.end === 'playing' ? board.save() : '')
  }
  const byPlayer = (input: BoardInput): void => {
    if (isReplay || isMoving || isPaused || board.state.end !== 'playing') return
    sound.wake()
    void act(input)
  }
  const clear = async (): Promise<void> => {
    if (isReplay || isMoving || isPaused) return
    for (let scrap = 0; scrap < SCRAPS; scrap += 1)
      if ((board.state.selected & (1 << scrap)) !== 0) await act({ kind: 'toggle', scrap })
  }
  const sounds = (before: BoardState, now: BoardState): void => {
    if (now.end !== 'playing') sound.end(now.end === 'solved')
    else if (now.found.length > before.found.length) sound.right(now.found.length - 1)
    else if (now.mistakes > before.mistakes && now.result === 'one_away') sound.oneAway()
    else if (now.mistakes > before.mistakes) sound.wrong()
    else if (now.selected > before.selected) sound.select(countOf(now.selected))
  }

  const view = new BoardView(
    board.pack,
    {
      toggle: (scrap) => byPlayer({ kind: 'toggle', scrap }),
      submit: () => {
        if (countOf(board.state.selected) === 4) byPlayer({ kind: 'submit' })
      },
      shuffle: () => byPlayer({ kind: 'shuffle' }),
      clear: () => void clear(),
    },
    reducedMotion,
  )

  const pause = (paused: boolean): void => {
    if (isPaused === paused || board.state.end !== 'playing') return
    isPaused = paused
    element('veil').hidden = !paused
    element('game').inert = paused
    host.tell({ type: paused ? 'GAME_PAUSED' : 'GAME_RESUMED' })
    if (paused) element('resume').focus({ preventScroll: true })
    else view.focus()
  }
  const begin = (): void => {
    element('end').hidden = true
    closeCaptions()
    view.show(board.state)
    reporter.begin(board.state)
    showStage()
  }
  host.on('START_GAME', () => {
    host.tell({ type: 'GAME_STARTED' })
    pause(false)
    view.focus()
  })
  host.on('PAUSE_GAME', () => pause(true))
  host.on('RESUME_GAME', () => pause(false))
  element('resume').addEventListener('click', () => pause(false))
  host.on('MUTE_AUDIO', () => sound.mute(true))
  host.on('UNMUTE_AUDIO', () => sound.mute(false))
  host.on('RESET_GAME', () => {
    pause(false)
    board.restart()
    begin()
  })

  void loadFormats(board.pack.groups.map(({ meme }) => meme.format))
  begin()
  if (replayLog !== null) void playAgain(replayLog, act, () => isPaused)
}

/** Plays a log by itself, at a pace that can be followed. */
async function playAgain(
  log: string,
  act: (input: BoardInput) => Promise<void>,
  isPaused: () => boolean,
): Promise<void> {
  element('board').classList.add('replay')
  for (const { input } of inputsOf(log)) {
    if (input.kind === 'caption') pointAtCaption(input.caption)
    await wait(REPLAY_MS[input.kind])
    while (isPaused()) await wait(200)
    await act(input)
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** What changed, for who listens. */
function announcement(before: BoardState, now: BoardState, name: string): string {
  if (now.end !== 'playing') return `${resultWords(now)} ${endTitle(now)}. ${now.points} points.`
  if (now.found.length > before.found.length) return `Right: ${name}. Pick a caption.`
  if (now.captioning < 0 && before.captioning >= 0) return `${now.found.length} of 4 found.`
  if (now.guesses.length > before.guesses.length || now.result !== before.result) return resultWords(now)
  if (now.shuffles > before.shuffles) return 'Shuffled.'
  const count = countOf(now.selected)
  return `${count} of 4 selected.`
}
