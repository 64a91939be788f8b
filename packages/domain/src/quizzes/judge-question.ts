import { discriminationOf, type QuestionFigures, shareRightOf } from './question-quality'

/**
 * Nearly everyone misses it. Guessing alone is right one time in four, so a tenth means that something leads people to
 * another option: the right one is doubtful, or not the only one.
 */
export const TOO_HARD_SHARE = 0.1
/** Guessing goes as badly as that in one of eleven samples of this size: reason enough for a look, not for more. */
export const TOO_HARD_FLAG_ANSWERS = 20
/** And as badly as that in fewer than one of a hundred. */
export const TOO_HARD_RETIRE_ANSWERS = 50

/**
 * Good players miss it more than others do. Test theory discards whatever is below zero (Ebel, Measuring Educational
 * Achievement, 1965); so far below it leaves room for chance.
 */
export const MISLEADING_DISCRIMINATION = -0.2
/** The standard error of a correlation near zero is about one over the root of the answers: 0.14 here. */
export const MISLEADING_FLAG_ANSWERS = 50
/** And 0.1 here: two of them from zero. */
export const MISLEADING_RETIRE_ANSWERS = 100

/** One reader may err or be cross, two may know each other. Readers alone never retire a question. */
export const FLAG_REPORTERS = 3

/** `unjudged`: too few answers for a verdict. Retired questions are asked no more; all others are. */
export const QUESTION_STATUSES = ['unjudged', 'kept', 'flagged', 'retired'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]

export const QUALITY_REASONS = ['too_hard', 'misleading', 'reported'] as const
export type QualityReason = (typeof QUALITY_REASONS)[number]

export const QUESTION_DECISIONS = ['kept', 'retired'] as const
export type QuestionDecision = (typeof QUESTION_DECISIONS)[number]

/** Everything a question is judged by. */
export type QuestionQuality = {
  readonly figures: QuestionFigures
  /** How many people reported it, each counted once. */
  readonly reporters: number
  /** An administrator's word, which stands above the rest. */
  readonly decision: QuestionDecision | null
}

export type QuestionVerdict = {
  readonly status: QuestionStatus
  /** What speaks against it, also where an administrator decided otherwise. */
  readonly reasons: readonly QualityReason[]
}

/** Judges a question by its answers, its reports and an administrator's decision. */
export function judgeQuestion({ figures, reporters, decision }: QuestionQuality): QuestionVerdict {
  const { answers } = figures
  const isTooHard = answers >= TOO_HARD_FLAG_ANSWERS && (shareRightOf(figures) ?? 1) <= TOO_HARD_SHARE
  const isMisleading =
    answers >= MISLEADING_FLAG_ANSWERS && (discriminationOf(figures) ?? 0) <= MISLEADING_DISCRIMINATION
  const isReported = reporters >= FLAG_REPORTERS
  const reasons = [
    ...(isTooHard ? (['too_hard'] as const) : []),
    ...(isMisleading ? (['misleading'] as const) : []),
    ...(isReported ? (['reported'] as const) : []),
  ]
  if (decision !== null) return { status: decision, reasons }
  const isRetired =
    (isTooHard && answers >= TOO_HARD_RETIRE_ANSWERS) || (isMisleading && answers >= MISLEADING_RETIRE_ANSWERS)
  if (isRetired) return { status: 'retired', reasons }
  if (reasons.length > 0) return { status: 'flagged', reasons }
  // fewer answers say nothing good either
  return { status: answers < TOO_HARD_FLAG_ANSWERS ? 'unjudged' : 'kept', reasons }
}
