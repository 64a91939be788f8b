import type { KnownQuestion, QuestionEvidence, QuestionRecord } from '@trendverse/application/ports/quizzes'
import { judgeQuestion } from '@trendverse/domain/quizzes/judge-question'
import { addOutcome, NO_FIGURES, type QuestionOutcome } from '@trendverse/domain/quizzes/question-quality'
import { type ReviewState, reviewStateOf } from '@trendverse/domain/reports/review-case'

/** A question nothing is known of yet. */
export function unknownQuestion({ id, question, rightOption, trendId, trendName }: KnownQuestion): QuestionRecord {
  const known = { id, question, rightOption, trendId, trendName }
  return {
    ...known,
    figures: NO_FIGURES,
    reporters: 0,
    decision: null,
    evidence: null,
    status: 'unjudged',
    updatedAtMs: 0,
  }
}

/** A question after something new is known of it, judged anew. */
export function changedQuestion(
  record: QuestionRecord,
  changes: Partial<Pick<QuestionRecord, 'figures' | 'reporters' | 'decision' | 'evidence'>>,
  nowMs: number,
): QuestionRecord {
  const changed = { ...record, ...changes, updatedAtMs: Math.max(record.updatedAtMs, nowMs) }
  return { ...changed, status: judgeQuestion(changed).status }
}

export function withOutcome(record: QuestionRecord, outcome: QuestionOutcome, nowMs: number): QuestionRecord {
  return changedQuestion(record, { figures: addOutcome(record.figures, outcome) }, nowMs)
}

export function withReport(
  record: QuestionRecord,
  nowMs: number,
  evidence: QuestionEvidence | null = null,
): QuestionRecord {
  const known = record.evidence ?? evidence
  return changedQuestion(record, { reporters: record.reporters + 1, evidence: known }, nowMs)
}

/** How a question somebody reported stands among what administrators decide about. */
export function questionReviewState({ decision }: Pick<QuestionRecord, 'decision'>): ReviewState {
  return reviewStateOf({ isOpen: decision === null, isTakenDown: decision === 'retired' })
}
