/** Why the built-in writer stood in where a model was to write. */
export const FALLBACK_REASONS = [
  /** It failed, did not answer in time, or answered with nothing that may be used (ER-32 to ER-42). */
  'no_answer',
  /** As much was ordered as one person, or one network, may have written. */
  'too_often',
  /** There is a demo key alone, which asks nobody (OP-46). */
  'demo_key',
] as const
export type FallbackReason = (typeof FALLBACK_REASONS)[number]

const WORDS: Readonly<Record<FallbackReason, string>> = {
  no_answer: 'the AI service gave no usable answer',
  too_often: 'the AI service has reached its limit for now',
  demo_key: 'this site has no key for an AI service yet',
}

/** Added to what something was made from. */
export function fallbackWords(reason: FallbackReason | null): string {
  return reason === null ? '' : `: ${WORDS[reason]}`
}
