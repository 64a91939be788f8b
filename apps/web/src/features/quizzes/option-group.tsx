import { useEffect, useRef } from 'react'
import { optionLetter } from './option-letter'
import type { AskedQuestion } from './quiz-calls'

type OptionGroupProps = {
  readonly question: AskedQuestion
  readonly choice: number | null
  readonly onChoose: (choice: number) => void
}

/** QZ-07, QZ-09: the options, of which one is chosen until the visitor goes on. */
export function OptionGroup({ question, choice, onChoose }: OptionGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  // A choice made by a letter is where arrows and screen readers go on.
  useEffect(() => {
    if (choice === null) return
    group.current?.querySelectorAll('input')[choice]?.focus({ preventScroll: true })
  }, [choice])
  return (
    <div ref={group} role="radiogroup" aria-labelledby="question" className="grid gap-3">
      {question.options.map((option, index) => (
        <label key={option} className="quiz-option" data-chosen={choice === index || undefined}>
          <input
            type="radio"
            name={`option-${question.id}`}
            checked={choice === index}
            onChange={() => onChoose(index)}
            className="sr-only"
          />
          <span className="quiz-letter">{optionLetter(index)}</span>
          <span dir="auto" className="min-w-0 flex-1 text-left">
            {option}
          </span>
        </label>
      ))}
    </div>
  )
}
