import { DEFAULT_PASSING_SCORE, durationOf, PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'

const MINUTES = durationOf(PAGE_DIFFICULTY, PAGE_QUESTIONS) / 60

const FACTS = [
  { figure: PAGE_QUESTIONS.toString(), word: 'questions' },
  { figure: MINUTES.toString(), word: 'minute limit' },
  { figure: `${DEFAULT_PASSING_SCORE.toString()}%`, word: 'to pass' },
] as const

/** QZ-02: how many questions, how long, and who writes them. */
export function QuizRules() {
  return (
    <section aria-labelledby="rules" className="quiz-card content-start">
      <h2 id="rules" className="text-xl">
        How it goes
      </h2>
      <ul className="quiz-facts">
        {FACTS.map(({ figure, word }) => (
          <li key={word}>
            <span className="quiz-figure">{figure}</span> <span className="text-sm text-muted">{word}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 text-muted">
        <p>
          The questions are AI-generated from this trend's own evidence where this site has a key for it, and otherwise
          made from the same evidence by our own generator. After the quiz, every answer shows its proof.
        </p>
        <p>You may change your mind until you go on. What is unanswered when the time is up counts as wrong.</p>
      </div>
    </section>
  )
}
