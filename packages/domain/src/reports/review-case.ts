/** What administrators decide about: everything visitors can report. */
export const REVIEW_KINDS = ['meme', 'question', 'run', 'profile'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

/** `open`: reported, and nobody has decided yet. */
export const REVIEW_STATES = ['open', 'kept', 'taken_down'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** How a case stands by what is kept of it. */
export function reviewStateOf({
  isOpen,
  isTakenDown,
}: {
  readonly isOpen: boolean
  readonly isTakenDown: boolean
}): ReviewState {
  if (isOpen) return 'open'
  return isTakenDown ? 'taken_down' : 'kept'
}

/** `reopen` takes a decision back: what was reported is on show, and open again. */
export const REVIEW_DECISIONS = ['keep', 'take_down', 'reopen'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]
