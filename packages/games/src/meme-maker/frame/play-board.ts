import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { element } from '../../frame-kit/elements'
import { createSaver } from '../../frame-kit/saver'
import { untilSeen } from '../../frame-kit/seen-end'
import { type BoardInput, GROUP_SIZE, GROUPS, SCRAPS } from '../rules/v1/board-input'
import { type BoardState, countOf, groupOf } from '../rules/v1/board-state'
import { beginRun } from './board-run'
import { BoardStage } from './board-stage'
import type { BoardSetup } from './read-setup'
import { createReporter } from './reporter'
import type { Sound } from './sound'

/** Lets a player play a board, and tells the page of it. */
export function playBoard(
  host: GameHost,
  setup: BoardSetup,
  { save, settings }: Pick<GameConfig, 'save' | 'settings'>,
  sound: Sound,
): void {
  const board = beginRun(setup, save)
  const reporter = createReporter(host, setup.run)
  const saver = createSaver(host)
  let isPaused = false
  const isBusy = (): boolean => stage.isMoving || isPaused || board.state.end !== 'playing'

  const act = async (input: BoardInput): Promise<void> => {
    const before = board.act(input)
    const { state } = board
    reporter.report(before, state)
    reporter.unlock(before, state)
    // Before it is shown: a guess cannot be taken back by a reload.
    if (input.kind !== 'toggle') saver.save(state.end === 'playing' ? board.save() : '')
    await stage.change(before, state, { isStill: settings.reducedMotion, hasTime: true })
    if (board.state === state && state.end !== 'playing') void finish(state)
  }
  const finish = async (state: BoardState): Promise<void> => {
    reporter.finish(state, board.log())
    // The dialog of the page would cover the memes that were just won.
    if (state.end === 'solved') await untilSeen(element('see-result'))
    if (board.state === state) reporter.tellEnd(state, setup.pack)
  }
  const byPlayer = (input: BoardInput): void => {
    if (isBusy()) return
    sound.wake()
    const isFifth = input.kind === 'toggle' && countOf(board.state.selected | (1 << input.scrap)) > GROUP_SIZE
    if (isFifth) return stage.refuseFifth()
    void act(input).then(() => (input.kind === 'caption' ? chooseLastFour() : undefined))
  }
  /** The last group is certain: chooses it for the player. */
  const chooseLastFour = async (): Promise<void> => {
    const { found, end } = board.state
    if (end !== 'playing' || found.length !== GROUPS - 1) return
    for (let scrap = 0; scrap < SCRAPS; scrap += 1)
      if (!found.includes(groupOf(scrap))) await act({ kind: 'toggle', scrap })
    element('submit').focus({ preventScroll: true })
  }
  const clear = async (): Promise<void> => {
    if (isBusy()) return
    for (let scrap = 0; scrap < SCRAPS; scrap += 1)
      if ((board.state.selected & (1 << scrap)) !== 0) await act({ kind: 'toggle', scrap })
    // The pressed button is disabled now and would lose the focus.
    stage.focus()
  }

  const stage = new BoardStage(
    setup.pack,
    {
      toggle: (scrap) => byPlayer({ kind: 'toggle', scrap }),
      submit: () => {
        if (countOf(board.state.selected) === 4) byPlayer({ kind: 'submit' })
      },
      shuffle: () => byPlayer({ kind: 'shuffle' }),
      clear: () => void clear(),
      caption: (caption) => byPlayer({ kind: 'caption', caption }),
    },
    sound,
    false,
  )

  const pause = (paused: boolean): void => {
    if (isPaused === paused || (paused && board.state.end !== 'playing')) return
    isPaused = paused
    element('veil').hidden = !paused
    element('game').inert = paused
    host.tell({ type: paused ? 'GAME_PAUSED' : 'GAME_RESUMED' })
    if (paused) element('resume').focus({ preventScroll: true })
    else stage.focus()
  }
  const begin = (): void => {
    stage.show(board.state)
    reporter.begin(board.state)
  }
  host.on('START_GAME', () => {
    host.tell({ type: 'GAME_STARTED' })
    pause(false)
    stage.focus()
    // Which scraps are chosen is not saved.
    if (board.state.captioning < 0) void chooseLastFour()
  })
  host.on('PAUSE_GAME', () => pause(true))
  host.on('RESUME_GAME', () => pause(false))
  element('resume').addEventListener('click', () => pause(false))
  host.on('RESET_GAME', () => {
    pause(false)
    saver.save('')
    board.restart()
    begin()
    host.tell({ type: 'GAME_STARTED' })
  })
  begin()
}
