import type { Game } from '@trendverse/domain/games/game'
import { DEFAULT_GAME_SETTINGS, gameSetup } from '@trendverse/domain/games/game-config'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { type FrameFault, type GameFrame, openGameFrame } from '../../../components/games/game-frame'
import { pageOf } from '../../../components/games/page-of'

const MAX_LINES = 100
const MAX_LENGTH = 300
/** What every device of the last ten years has. */
const TEXTURE_SIZE = 4_096

const FAULTS: Readonly<Record<FrameFault, string>> = {
  load_failed: 'The game never reported that it was ready.',
  flooding: 'The game sent too many messages and was closed.',
  left_its_page: 'The game left its page and was closed.',
  not_responding: 'The game stopped responding and was closed.',
}

type Line = { readonly number: number; readonly text: string; readonly isAccepted: boolean }

function textOf(data: unknown): string {
  try {
    return (JSON.stringify(data) ?? String(data)).slice(0, MAX_LENGTH)
  } catch {
    return 'something that isn’t text'
  }
}

/** A game in the very frame visitors play it in, beside everything it says and what became of that. Nothing is kept. */
export function TryOut({ game }: { readonly game: Pick<Game, 'id' | 'name' | 'gameUrl'> }) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<GameFrame>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const [fault, setFault] = useState<FrameFault | null>(null)
  const { id, name, gameUrl } = game
  useEffect(() => {
    if (place.current === null) return undefined
    let said = 0
    const device = { pixelRatio: window.devicePixelRatio, maxTextureSize: TEXTURE_SIZE, reducedMotion: false }
    const opened = openGameFrame({
      place: place.current,
      address: pageOf({ gameUrl }),
      title: `${name}, try-out`,
      setup: gameSetup({ gameId: id, run: null, replay: null, save: null }, DEFAULT_GAME_SETTINGS, device),
      onEvent: () => undefined,
      onMessage(data, isAccepted) {
        said += 1
        const line = { number: said, text: textOf(data), isAccepted }
        setLines((before) => [line, ...before].slice(0, MAX_LINES))
      },
      onFault: setFault,
      save: () => true,
    })
    frame.current = opened
    return () => opened.close()
  }, [id, name, gameUrl])
  return (
    <section aria-label="Try-out" className="grid grid-cols-1 gap-3">
      <div
        ref={place}
        data-theme="dark"
        className="aspect-video w-full overflow-hidden rounded-md border border-line bg-bg [&>iframe]:size-full"
      />
      {fault !== null && (
        <p role="alert" className="text-sm text-warn">
          {FAULTS[fault]}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(['START_GAME', 'PAUSE_GAME', 'RESUME_GAME', 'RESET_GAME'] as const).map((type) => (
          <Button key={type} size="sm" aria-disabled={fault !== null} onClick={() => frame.current?.send({ type })}>
            {{ START_GAME: 'Start', PAUSE_GAME: 'Pause', RESUME_GAME: 'Resume', RESET_GAME: 'Reset' }[type]}
          </Button>
        ))}
      </div>
      <h3 className="text-sm font-medium">Messages, newest first</h3>
      <div role="log" aria-label="Messages from the game" className="max-h-60 overflow-y-auto text-xs">
        {lines.length === 0 && <p className="text-muted">Nothing yet.</p>}
        <ol>
          {lines.map(({ number, text, isAccepted }) => (
            <li key={number} className="border-t border-line py-1 wrap-anywhere">
              <span className={isAccepted ? 'text-muted' : 'text-warn'}>{isAccepted ? 'Accepted' : 'Refused'}</span>{' '}
              <code>{text}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
