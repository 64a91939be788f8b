import { DEFAULT_PASSING_SCORE, durationOf, PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { ReactNode } from 'react'

type QuizRulesProps = {
  /** What there are five of. */
  readonly counted: string
  readonly children: ReactNode
}

/** QZ-02: how many questions, how long, what it takes to pass, and the rules in words. */
export function QuizRules({ counted, children }: QuizRulesProps) {
  const facts = [
    [PAGE_QUESTIONS, counted],
    [durationOf(PAGE_DIFFICULTY, PAGE_QUESTIONS) / 60, 'minute limit'],
    [`${DEFAULT_PASSING_SCORE.toString()}%`, 'to pass'],
  ] as const
  return (
    <section aria-labelledby="rules" className="quiz-card content-start">
      <h2 id="rules" className="text-xl">
        How it works
      </h2>
      <ul className="quiz-facts">
        {facts.map(([figure, word]) => (
          <li key={word}>
            <span className="quiz-figure">{figure}</span> <span className="text-sm text-muted">{word}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 text-muted">{children}</div>
    </section>
  )
}
