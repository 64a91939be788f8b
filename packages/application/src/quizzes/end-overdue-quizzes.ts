import { LATE_ANSWERS_MS } from '@trendverse/domain/quizzes/attempt-rules'
import { endOverdueAttempt, type FinishPorts } from './finish-quiz'

const AT_ONCE = 100

/** Ends the quizzes nobody came back to, once not even late answers count any more (OP-38). */
export async function endOverdueQuizzes(ports: FinishPorts): Promise<void> {
  const overdue = await ports.quizzes.listOverdue(ports.clock.nowMs() - LATE_ANSWERS_MS, AT_ONCE)
  for (const attempt of overdue) await endOverdueAttempt(ports, attempt)
}
