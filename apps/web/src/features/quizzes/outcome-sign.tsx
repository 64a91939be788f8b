const PATHS = {
  right: 'M5 12.5L10 17.5L19.5 7',
  wrong: 'M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5',
  open: 'M6 12H18',
} as const

/** A tick, a cross, or a line for what is neither: the words beside it say the same. */
export function OutcomeSign({ outcome }: { readonly outcome: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="quiz-sign" data-outcome={outcome}>
      <path d={PATHS[outcome]} />
    </svg>
  )
}
