import type { GameReplay, GameRun, ReplaySpeed } from '@trendverse/domain/games/frame-protocol'
import { DEFAULT_GAME_SETTINGS, gameSetup } from '@trendverse/domain/games/game-config'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FrameFault, type GameFrame, openGameFrame } from '../../components/games/game-frame'
import { pageOf } from '../../components/games/page-of'
import { deviceOf } from './device-of'
import type { ListedGame } from './game-calls'

/** Where a replay stands. */
export type ReplayPosition = {
  readonly tick: number
  readonly ticks: number
  /** Ticks worth jumping to, and what happened there in the game's own word. */
  readonly marks: readonly { readonly tick: number; readonly label: string }[]
  readonly isPlaying: boolean
}

export type WatchedRun = { readonly run: GameRun; readonly replay: GameReplay }

export type ReplayControls = {
  readonly position: ReplayPosition | null
  readonly fault: FrameFault | null
  readonly play: () => void
  readonly pause: () => void
  readonly seek: (tick: number) => void
  readonly setSpeed: (speed: ReplaySpeed) => void
}

/** Shows a run in a frame of its own: nothing of it is saved, counted or recorded. */
export function useReplay(game: ListedGame, watched: WatchedRun, place: RefObject<HTMLElement | null>): ReplayControls {
  const frame = useRef<GameFrame>(null)
  const [position, setPosition] = useState<ReplayPosition | null>(null)
  const [fault, setFault] = useState<FrameFault | null>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    const opened = openGameFrame({
      place: place.current,
      address: pageOf(game),
      title: `${game.name}, a replay`,
      setup: gameSetup({ gameId: game.id, ...watched, save: null }, DEFAULT_GAME_SETTINGS, deviceOf(window)),
      onEvent(event) {
        if (event.type === 'CONTROLS_READY') opened.send({ type: 'START_GAME' })
        else if (event.type === 'REPLAY_POSITION') setPosition(event)
      },
      onFault: setFault,
      save: () => false,
    })
    frame.current = opened
    return () => opened.close()
  }, [game, watched, place])
  return {
    position,
    fault,
    play: () => frame.current?.send({ type: 'REPLAY_CONTROL', action: 'play' }),
    pause: () => frame.current?.send({ type: 'REPLAY_CONTROL', action: 'pause' }),
    seek: (tick) => frame.current?.send({ type: 'REPLAY_CONTROL', action: 'seek', tick }),
    setSpeed: (speed) => frame.current?.send({ type: 'REPLAY_CONTROL', action: 'speed', speed }),
  }
}
