/** What becomes of the answers of a quiz that is being taken (OP-38). */
export const ANSWERS_WAIT =
  'Your answers are saved on this device and will be sent when you’re back online. If you leave now, they’ll be sent the next time you visit. ' +
  'Answers that arrive more than 10 minutes after time is up don’t count.'

type WaitingNoteProps = {
  readonly isShown: boolean
  /** What happens meanwhile, and what when the connection is back. */
  readonly text: string
}

/** OP-38: the connection is gone, and nothing is lost by it. It stands there empty before, or nobody would hear of it. */
export function WaitingNote({ isShown, text }: WaitingNoteProps) {
  return (
    <output className={isShown ? 'quiz-note fade-in' : 'sr-only'}>
      {isShown && (
        <>
          <span className="flex items-center gap-3 font-medium">
            <span aria-hidden="true" className="quiz-pulse" />
            Waiting for a connection...
          </span>
          <span className="text-muted">{text}</span>
        </>
      )}
    </output>
  )
}
