import { endLostJobs } from '@trendverse/application/ai/end-lost-jobs'
import type { Needs } from '@trendverse/application/ports/ports'
import { endOverdueQuizzes } from '@trendverse/application/quizzes/end-overdue-quizzes'
import type { FinishPorts } from '@trendverse/application/quizzes/finish-quiz'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

type Ports = Omit<FinishPorts, 'ai'> & {
  readonly ai: Needs<'generationJobs'>
}

/**
 * Ends quizzes nobody came back to, so that their takers' statistics are complete, and the writing of quizzes whose process
 * died, so that what they cost comes back.
 */
export function endQuizzesJob(ports: Ports): Job {
  return {
    name: 'end-quizzes',
    everyMs: 5 * MINUTE_MS,
    atStart: 'always',
    async run() {
      await endLostJobs(ports)
      await endOverdueQuizzes(ports)
    },
  }
}
