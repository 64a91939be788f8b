/** A message that one page hands to the next in the state of the navigation, never in the address (OP-07). */
export type CarriedMessage = {
  /**
   * `success` passes as a toast; `trial` (ER-57) stays as a banner, and `verified` (OP-19) as a card with what to do next, until
   * it is closed.
   */
  readonly kind: (typeof KINDS)[number]
  readonly text: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly message?: CarriedMessage
  }
}

const KINDS = ['success', 'trial', 'verified'] as const
const MAX_LENGTH = 300

/** Reads a navigation state, which outlives the code that wrote it. */
export function readCarriedMessage(state: unknown): CarriedMessage | null {
  const message = (state as { readonly message?: unknown } | null | undefined)?.message
  if (typeof message !== 'object' || message === null) return null
  const { kind: written, text } = message as Record<string, unknown>
  const kind = KINDS.find((known) => known === written)
  if (kind === undefined || typeof text !== 'string') return null
  return text === '' || text.length > MAX_LENGTH ? null : { kind, text }
}
