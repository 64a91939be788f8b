import type { Round } from './prediction-calls'
import { QuestionRow } from './question-row'
import { learningText } from './tomorrow-text'

const NOTHING_TO_SAY = () => undefined

/** A round that nobody can answer any more, or that a guest looks at. */
export function RoundView({ round }: { readonly round: Round }) {
  const learning = learningText(round.items)
  return (
    <>
      <ol className="tomorrow-rows">
        {round.items.map((question) => (
          <QuestionRow key={question.number} question={question} percent={undefined} onChange={NOTHING_TO_SAY} />
        ))}
      </ol>
      {learning !== null && <p className="text-sm text-muted">{learning}</p>}
    </>
  )
}
