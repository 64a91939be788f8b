/** OP-38: the connection is gone, and nothing is lost by it. */
export function WaitingNote({ canGoOn = false }: { readonly canGoOn?: boolean }) {
  return (
    <output className="quiz-note fade-in">
      <span className="flex items-center gap-3 font-medium">
        <span aria-hidden="true" className="quiz-pulse" />
        Waiting for the connection...
      </span>
      <span className="text-muted">
        Your answers are kept on this device and sent as soon as it is back.
        {canGoOn && ' You can go on meanwhile.'}
      </span>
    </output>
  )
}
