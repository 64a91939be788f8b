import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { judgeQuestion, type QuestionDecision, type QuestionStatus } from '@trendverse/domain/quizzes/judge-question'
import { discriminationOf, shareRightOf } from '@trendverse/domain/quizzes/question-quality'
import type { Needs } from '../ports/ports'
import type { ReportedQuestion } from '../ports/quizzes'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

/** One page of what is known of questions: the most reported first, then the latest. */
export async function listQuestions(
  { questionQuality }: Needs<'questionQuality'>,
  input: { readonly page: number; readonly pageSize: number; readonly status?: QuestionStatus | undefined },
) {
  const { page, pageSize, status = null } = input
  const { questions, total } = await questionQuality.list({ page, pageSize, status })
  return { data: questions.map(toRow), total, page, pageSize }
}

/** Keeps or retires a question, whatever its figures and reports say. Throws AppError `not_found`. */
export async function decideQuestion(
  ports: AuditPorts & Needs<'questionQuality'>,
  actor: AuditActor,
  { id, decision }: { readonly id: Uuid; readonly decision: QuestionDecision },
) {
  const decided = await ports.questionQuality.decide(id, decision, ports.clock.nowMs())
  if (decided === null) throw new AppError('not_found', 'This question doesn’t exist.')
  await recordAudit(ports, actor, 'question.decided', id, { decision })
  return toRow(decided)
}

const instantOf = (ms: number): string => new Date(ms).toISOString()

function toRow(question: ReportedQuestion) {
  const { id, trendId, trendName, rightOption, figures, status, decision, reporters, reports, updatedAtMs } = question
  return {
    id,
    question: question.question,
    rightOption,
    trendId,
    trendName,
    answers: figures.answers,
    shareRight: shareRightOf(figures),
    discrimination: discriminationOf(figures),
    status,
    reasons: judgeQuestion(question).reasons,
    decision,
    reporters,
    reports: reports.map(({ reason, note, reportedAtMs }) => ({ reason, note, reportedAt: instantOf(reportedAtMs) })),
    updatedAt: instantOf(updatedAtMs),
  }
}
