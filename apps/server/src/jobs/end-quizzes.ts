import { endOverdueQuizzes } from '@trendverse/application/quizzes/end-overdue-quizzes'
import type { FinishPorts } from '@trendverse/application/quizzes/finish-quiz'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/** Ends quizzes nobody came back to, so that their takers' statistics are complete. */
export function endQuizzesJob(ports: FinishPorts): Job {
  return {
    name: 'end-quizzes',
    everyMs: 5 * MINUTE_MS,
    atStart: 'always',
    run: () => endOverdueQuizzes(ports),
  }
}
