import { useEffect, useRef } from 'react'
import { optionLetter } from './option-letter'
import { OutcomeSign } from './outcome-sign'
import type { AskedQuestion } from './quiz-calls'
import type { Reveal } from './quiz-flow'
import './option-tiles.css'

/** A circle, a square, a triangle and a diamond: tiles are told apart without their colours, too. */
const SHAPES = [
  'M20 3a17 17 0 1 0 0 34a17 17 0 1 0 0 -34Z',
  'M5 5H35V35H5Z',
  'M20 3L38 36H2Z',
  'M20 1.5L38.5 20L20 38.5L1.5 20Z',
] as const

function OptionLetter({ index }: { readonly index: number }) {
  return (
    <span className="quiz-letter">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={SHAPES[index]} />
      </svg>
      <span>{optionLetter(index)}</span>
    </span>
  )
}

/** What a tile turns out to be: `right` whether it was chosen or not. Null while nothing is known. */
function outcomeOfTile(index: number, reveal: Reveal | null): 'right' | 'wrong' | 'other' | null {
  const verdict = reveal?.verdict ?? null
  if (verdict === null) return null
  if (index === verdict.correctAnswer) return 'right'
  return index === reveal?.choice ? 'wrong' : 'other'
}

type OptionTilesProps = {
  readonly question: AskedQuestion
  readonly choice: number | null
  readonly reveal: Reveal | null
  readonly onChoose: (choice: number) => void
}

/** QZ-07, QZ-09: the options; the choice can be changed until the visitor goes on. After that the chosen tile turns over and the right one lights up. */
export function OptionTiles({ question, choice, reveal, onChoose }: OptionTilesProps) {
  const group = useRef<HTMLDivElement>(null)
  // A choice made by a letter is where arrows and screen readers go on.
  useEffect(() => {
    if (choice === null) return
    group.current?.querySelectorAll('input')[choice]?.focus({ preventScroll: true })
  }, [choice])
  return (
    <div ref={group} role="radiogroup" aria-labelledby="question" className="grid gap-3">
      {question.options.map((option, index) => {
        const outcome = outcomeOfTile(index, reveal)
        return (
          <label
            key={option}
            className="quiz-option"
            data-chosen={choice === index || undefined}
            data-outcome={outcome ?? undefined}
          >
            <input
              type="radio"
              name={`option-${question.id}`}
              checked={choice === index}
              onChange={() => onChoose(index)}
              className="sr-only"
            />
            <OptionLetter index={index} />
            <span dir="auto" className="min-w-0 flex-1 text-left">
              {option}
            </span>
            {(outcome === 'right' || outcome === 'wrong') && <OutcomeSign outcome={outcome} />}
          </label>
        )
      })}
    </div>
  )
}
