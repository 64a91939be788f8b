import type { Difficulty } from '@trendverse/domain/quizzes/question'

/** How hard a quiz is, as pages say it. */
export const DIFFICULTY_WORDS: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
