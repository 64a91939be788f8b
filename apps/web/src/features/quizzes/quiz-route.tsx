/** Everything the address of a quiz may show, as one file to load. */
export { QuizFailed as Failed } from './quiz-failed'
export { QuizPage as Page } from './quiz-page'
export { QuizSkeleton as Skeleton } from './quiz-skeleton'
export { QuizTrendNotFound as NotFound } from './quiz-trend-not-found'
