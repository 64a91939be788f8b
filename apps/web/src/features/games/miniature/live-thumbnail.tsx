import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { MINIATURE_HEIGHT, MINIATURE_WIDTH, type Miniature } from '@trendverse/games/miniature'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { siteFile } from '../../../components/browser/site-file'
import { whenIdle } from '../../../components/browser/when-idle'
import type { ListedGame } from '../game-calls'
import { wantsLessMotion } from '../reduced-motion'
import type { MiniatureTurns } from './miniature-turns'
import { useMiniature } from './use-miniature'

/** What moves by itself longer than this would need a button that stops it. */
const TURN_MS = 5 * SECOND_MS
/** So much of a card is to be seen before it moves. */
const IN_VIEW = 0.6
const PIXELS_PER_UNIT = 2

function wantsLessData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Whether a card may move: it is in view, the browser has time for it, and its visitor wants to see such things. */
function useMayMove(place: { readonly current: HTMLElement | null }): boolean {
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => {
    if (place.current === null || wantsLessMotion(window) || wantsLessData()) return undefined
    let isInView = false
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false
        if (isInView) whenIdle(() => setMayMove(isInView))
        else setMayMove(false)
      },
      { threshold: IN_VIEW },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return mayMove
}

/** Draws a miniature from its beginning for as long as the answer is not called. */
function play(canvas: HTMLCanvasElement, miniature: Miniature, onTurnOver: () => void): () => void {
  const pen = canvas.getContext('2d')
  if (pen === null) return () => undefined
  pen.setTransform(PIXELS_PER_UNIT, 0, 0, PIXELS_PER_UNIT, 0, 0)
  let beganAtMs: number | null = null
  const draw = (nowMs: number): void => {
    beganAtMs ??= nowMs
    miniature(pen, nowMs - beganAtMs)
    picture = requestAnimationFrame(draw)
    if (nowMs - beganAtMs >= TURN_MS) onTurnOver()
  }
  let picture = requestAnimationFrame(draw)
  return () => cancelAnimationFrame(picture)
}

type LiveThumbnailProps = {
  readonly game: Pick<ListedGame, 'id' | 'thumbnail' | 'modes'>
  readonly turns: MiniatureTurns
}

/** The picture of a card: in its turn it shows a run, and rests as the thumbnail. */
export function LiveThumbnail({ game, turns }: LiveThumbnailProps) {
  const { id, thumbnail, modes } = game
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const mayMove = useMayMove(place)
  const miniature = useMiniature({ gameId: id, mode: modes[0] ?? null, isWanted: mayMove })
  const isMoving = useSyncExternalStore(
    turns.subscribe,
    () => turns.current() === id,
    () => false,
  )

  useEffect(() => {
    turns.setReady(id, miniature !== null)
    return () => turns.setReady(id, false)
  }, [turns, id, miniature])
  useEffect(() => {
    if (!isMoving || miniature === null || canvas.current === null) return undefined
    return play(canvas.current, miniature, () => turns.finish(id))
  }, [isMoving, miniature, turns, id])

  return (
    <div ref={place} className="game-picture">
      <img src={siteFile(thumbnail)} alt="" width="1280" height="720" />
      {miniature !== null && (
        <canvas
          ref={canvas}
          width={MINIATURE_WIDTH * PIXELS_PER_UNIT}
          height={MINIATURE_HEIGHT * PIXELS_PER_UNIT}
          className="games-miniature"
          data-moving={isMoving}
          aria-hidden="true"
        />
      )}
    </div>
  )
}
