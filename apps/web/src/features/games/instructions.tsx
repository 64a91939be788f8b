import type { Game } from '@trendverse/domain/games/game'

const KEYBOARD = /^keyboard:/i

type InstructionsProps = {
  readonly game: Pick<Game, 'instructions'>
  /** On a phone lines about a keyboard are left out. */
  readonly isPhone?: boolean
}

/** How a game is played (PL-07, GF-04): a step for each line of its instructions, and lines about the keyboard below. */
export function Instructions({ game, isPhone = false }: InstructionsProps) {
  const lines = game.instructions.split('\n').filter((line) => line.trim() !== '')
  const steps = lines.filter((line) => !KEYBOARD.test(line))
  const keys = isPhone ? [] : lines.filter((line) => KEYBOARD.test(line))
  return (
    <div className="grid max-w-[62ch] gap-3 text-muted">
      {steps.length === 1 ? (
        <p>{steps[0]}</p>
      ) : (
        <ol className="game-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {keys.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
    </div>
  )
}
