import type { GameMode } from '@trendverse/domain/games/game-run'
import { useId } from 'react'

const MODES: readonly (readonly [GameMode, string, string])[] = [
  ['normal', 'Normal', 'Steer by yourself, at full speed.'],
  ['calm', 'Calm', 'Nothing to dodge and no hurry. It has a board of its own.'],
]

type ModeChoiceProps = { readonly mode: GameMode; readonly onChoose: (mode: GameMode) => void }

/** Which of a game's two variants is played. */
export function ModeChoice({ mode, onChoose }: ModeChoiceProps) {
  const id = useId()
  const chosen = MODES.find(([name]) => name === mode)
  return (
    <fieldset className="grid gap-2" aria-describedby={id}>
      <legend className="sr-only">Variant</legend>
      <div className="game-modes">
        {MODES.map(([name, label]) => (
          <label key={name} className="game-mode">
            <input
              type="radio"
              name="mode"
              className="sr-only"
              checked={mode === name}
              onChange={() => onChoose(name)}
            />
            {label}
          </label>
        ))}
      </div>
      <p id={id} className="text-sm text-muted">
        {chosen?.[2]}
      </p>
    </fieldset>
  )
}
