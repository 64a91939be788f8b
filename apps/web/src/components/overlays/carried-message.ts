/** A message that one page hands to the next in the state of the navigation, never in the address (OP-07). */
export type CarriedMessage = {
  /** `success` passes as a toast; `trial` (ER-57) stays as a banner until it is closed. */
  readonly kind: 'success' | 'trial'
  readonly text: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly message?: CarriedMessage
  }
}

const MAX_LENGTH = 300

/** Reads a navigation state, which outlives the code that wrote it. */
export function readCarriedMessage(state: unknown): CarriedMessage | null {
  const message = (state as { readonly message?: unknown } | null | undefined)?.message
  if (typeof message !== 'object' || message === null) return null
  const { kind, text } = message as Record<string, unknown>
  if ((kind !== 'success' && kind !== 'trial') || typeof text !== 'string') return null
  return text === '' || text.length > MAX_LENGTH ? null : { kind, text }
}
