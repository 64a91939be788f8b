import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeReport } from '@trendverse/domain/memes/meme-report'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { askedAnswersOf, askedQuestionsOf } from '@trendverse/domain/quizzes/asked-questions'
import { scoreOf } from '@trendverse/domain/quizzes/attempt-rules'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'
import type { AuditEntry } from '../ports/audit-log'
import type { QueuedMail } from '../ports/mail-outbox'
import type { RecordOwner } from '../ports/record-owner'

/**
 * A mail as the export tells a person of it: none where it only passed through their mailbox. What a mail server
 * answered and where support reads its mail is the operator's.
 */
export function describeMail(mail: QueuedMail, person: RecordOwner): readonly object[] {
  const { sealedBody: _body, idempotencyKey: _key, error: _error, to, ...told } = mail
  if (mail.type !== 'contact') return [{ ...told, to }]
  return mail.userId === person.id ? [told] : []
}

/**
 * An entry of the log as the export tells a person of it: not which administrator did something to them, and not whom
 * they did something to.
 */
export function describeAuditEntry(entry: AuditEntry, personId: Uuid): object {
  const { actorId, actorName, subjectId, details, ...told } = entry
  return {
    ...told,
    ...(actorId === personId && { actorId, actorName }),
    ...(subjectId === personId && { subjectId, details }),
  }
}

/** A quiz as the export tells the person who took it. While it is unfinished nothing in it gives an answer away (QZ-29). */
export function describeQuizAttempt(attempt: QuizAttempt): object {
  const { taker: _oneself, quiz, answers, ...told } = attempt
  const { trendId, trendName, category, title, difficulty, generatedBy, questions } = quiz
  const isFinished = attempt.finishedAtMs !== null
  return {
    ...told,
    quiz: { trendId, trendName, category, title, difficulty, generatedBy },
    questions: isFinished ? questions : askedQuestionsOf(attempt),
    answers: isFinished ? answers : askedAnswersOf(attempt),
    result: isFinished ? scoreOf(attempt) : null,
  }
}

/** A meme as the export tells the person who made it. */
export function describeMeme({ createdBy: _oneself, ...told }: Meme): object {
  return told
}

/** A report of a question or a meme as the export tells the person who made it. */
export function describeReport({ reporter: _oneself, ...told }: QuestionReport | MemeReport): object {
  return told
}
