/** Everything the address of a quiz may show, as one file to load. */
export { QuizFailed } from './quiz-failed'
export { QuizPage } from './quiz-page'
export { QuizSkeleton } from './quiz-skeleton'
export { QuizTrendNotFound } from './quiz-trend-not-found'
