import type { Difficulty } from '@trendverse/domain/quizzes/question'
import { DIFFICULTY_WORDS } from './difficulty-words'

/** OP-85: which quizzes the board of a trend compares. */
export function boardWords(difficulty: Difficulty): string {
  return `${DIFFICULTY_WORDS[difficulty]} quizzes about this trend`
}

/** Which quizzes a board compares, in words. */
export function BoardOf({ words }: { readonly words: string }) {
  return <p className="text-sm text-muted">{words}</p>
}
