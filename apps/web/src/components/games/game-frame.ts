import { FRAME_LIMITS, type FromGame, PROTOCOL_VERSION, type ToGame } from '@trendverse/domain/games/frame-protocol'
import type { GameSetup } from '@trendverse/domain/games/game-config'
import type { GameEvent } from '@trendverse/domain/games/play-state'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { createMessageGate, createSaveGate } from './message-gate'

/** Why a frame was closed. `load_failed` is the error of that name (ER-53). */
export type FrameFault = 'load_failed' | 'flooding' | 'left_its_page' | 'not_responding'

/** What a page may say to a running game; the rest is between frame and game. */
export type GameOrder = Exclude<ToGame, { type: 'GAME_CONFIG' | 'SAVE_RESULT' }>

/** The control handle of a game (PL-13). */
export type GameFrame = {
  send(order: GameOrder): void
  /** Takes the game off the page, without a fault. */
  close(): void
}

export type GameFrameOptions = {
  readonly place: HTMLElement
  /** The game's page; it lies below `/games/`, where the server forbids it everything but to play. */
  readonly address: string
  /** The game's name, for those who are read to. */
  readonly title: string
  readonly setup: GameSetup
  readonly onEvent: (event: GameEvent) => void
  /** Hears everything the frame sends, and whether it counted: for trying a game out. */
  readonly onMessage?: (data: unknown, isAccepted: boolean) => void
  /** Called once, after the frame is gone. */
  readonly onFault: (fault: FrameFault) => void
  /** Keeps what a game asks to keep; false: it could not. */
  readonly save: (data: string) => boolean
}

/** Keys go to what has the focus: a game that is to be played needs it. */
const TAKES_FOCUS: ReadonlySet<GameOrder['type']> = new Set(['START_GAME', 'RESUME_GAME', 'RESET_GAME'])

/**
 * Puts a game into a frame that can run scripts and nothing else (GF-06). The sandbox gives it an origin of its own that
 * equals no other, so that neither cookies nor storage nor this page are in its reach; messages are the only way out. One
 * counts only if this very frame sent it, from such an origin, in the shape of the protocol. `createMessageGate` and the
 * two watches here close a frame that misbehaves.
 */
export function openGameFrame(options: GameFrameOptions): GameFrame {
  const frame = createFrame(options)
  const judge = createMessageGate(() => performance.now())
  const refuseSave = createSaveGate(() => performance.now())
  let isReady = false
  let loads = 0
  let silentSeconds = 0

  // An origin that equals no other cannot be named as a target. Nothing secret is ever sent.
  const post = (message: ToGame): void => frame.contentWindow?.postMessage(message, '*')

  const close = (): void => {
    clearTimeout(readyTimer)
    clearInterval(silenceTimer)
    window.removeEventListener('message', receive)
    frame.remove()
  }
  const closeFor = (fault: FrameFault): void => {
    close()
    options.onFault(fault)
  }

  const answerSave = (id: number, data: string): void => {
    const reason = refuseSave(data) ?? (options.save(data) ? null : 'refused')
    post({ type: 'SAVE_RESULT', id, saved: reason === null, reason })
  }
  const hear = (message: FromGame): void => {
    if (message.type === 'SAVE') return answerSave(message.id, message.data)
    if (message.type !== 'GAME_READY') return options.onEvent(message)
    if (isReady) return
    isReady = true
    clearTimeout(readyTimer)
    const protocol = Math.min(PROTOCOL_VERSION, message.protocol)
    post({ type: 'GAME_CONFIG', config: { ...options.setup, protocol } })
    options.onEvent({ type: 'CONTROLS_READY' })
  }

  function receive({ source, origin, data }: MessageEvent<unknown>): void {
    if (source === null || source !== frame.contentWindow || origin !== 'null') return
    silentSeconds = 0
    const judged = judge(data)
    options.onMessage?.(data, typeof judged !== 'string')
    if (judged === 'flooding') closeFor('flooding')
    else if (judged !== 'dropped') hear(judged)
  }

  // Whole seconds are counted instead of time: after a sleep of the device, or a page that was busy, the game first gets
  // its chance to speak.
  const watchSilence = (): void => {
    if (!isReady || document.visibilityState !== 'visible') silentSeconds = 0
    else silentSeconds += 1
    // The first of them was begun before the game fell silent.
    if (silentSeconds > FRAME_LIMITS.silentForSeconds) closeFor('not_responding')
  }

  window.addEventListener('message', receive)
  // A frame loads once. A second time means that it went somewhere else.
  frame.addEventListener('load', () => {
    loads += 1
    if (loads > 1) closeFor('left_its_page')
  })
  const readyTimer = setTimeout(() => closeFor('load_failed'), FRAME_LIMITS.readyWithinMs)
  const silenceTimer = setInterval(watchSilence, SECOND_MS)
  options.place.append(frame)

  return {
    send(order) {
      if (TAKES_FOCUS.has(order.type)) frame.focus()
      post(order)
    },
    close,
  }
}

function createFrame({ address, title }: GameFrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  // Never with `allow-same-origin`: a game of ours would then be this page, with all that it may do.
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('allow', 'autoplay; gamepad')
  frame.setAttribute('referrerpolicy', 'no-referrer')
  frame.title = title
  frame.src = address
  return frame
}
