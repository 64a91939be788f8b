import { comparableWords } from '../trends/items/title-tokens'
import { containsWords, foldText } from './fold-text'
import type { ParsedQuestion } from './parsed-question'

/** A sentence that shares fewer words with the question speaks of something else. */
const LEAST_SHARED_WORDS = 2
/** What the quality gate takes for a quote, in characters. */
const LEAST_LENGTH = 10
const MOST_LENGTH = 600

/** Sentences as they stand in a text. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= LEAST_LENGTH && length <= MOST_LENGTH)
}

/**
 * The sentence of the evidence that proves a question nobody quoted anything for: it holds the right option, no other one, and
 * shares most with what is asked. Null when there is none.
 */
export function findProof(
  { question, options, correctAnswer }: Pick<ParsedQuestion, 'question' | 'options' | 'correctAnswer'>,
  evidenceTexts: readonly string[],
): string | null {
  const asked = new Set(comparableWords(question))
  const folded = options.map(foldText)
  const proves = (sentence: string): boolean =>
    folded.every((option, index) => containsWords(foldText(sentence), option) === (index === correctAnswer))
  let best: { readonly sentence: string; readonly shared: number } | null = null
  for (const sentence of evidenceTexts.flatMap(sentencesOf)) {
    const shared = new Set(comparableWords(sentence).filter((word) => asked.has(word))).size
    if (shared >= Math.max(LEAST_SHARED_WORDS, (best?.shared ?? 0) + 1) && proves(sentence)) best = { sentence, shared }
  }
  return best?.sentence ?? null
}
