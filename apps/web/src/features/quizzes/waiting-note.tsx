type WaitingNoteProps = {
  readonly isShown: boolean
  readonly canGoOn?: boolean
}

/** OP-38: the connection is gone, and nothing is lost by it. It stands there empty before, or nobody would hear of it. */
export function WaitingNote({ isShown, canGoOn = false }: WaitingNoteProps) {
  return (
    <output className={isShown ? 'quiz-note fade-in' : 'sr-only'}>
      {isShown && (
        <>
          <span className="flex items-center gap-3 font-medium">
            <span aria-hidden="true" className="quiz-pulse" />
            Waiting for the connection...
          </span>
          <span className="text-muted">
            Your answers are kept on this device and sent as soon as it is back.
            {canGoOn && ' You can go on meanwhile.'}
          </span>
        </>
      )}
    </output>
  )
}
