import type { User } from '@trendverse/domain/accounts/user'
import type { GameRun } from '@trendverse/domain/games/game-run'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeReport } from '@trendverse/domain/memes/meme-report'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { askedAnswersOf, askedQuestionsOf } from '@trendverse/domain/quizzes/asked-questions'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { scoreOf } from '@trendverse/domain/quizzes/attempt-rules'
import { isAnswerTold } from '@trendverse/domain/quizzes/daily/answers-told'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'
import type { ContentReport } from '@trendverse/domain/reports/content-report'
import type { RecordOwner } from '../ports/accounts'
import type { AuditEntry } from '../ports/administration'
import type { QueuedMail } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { FIRST_DAY } from './get-activity'

/** Whom records are about. An address is theirs once they have proved it: anybody can sign up with anybody's. */
export function recordOwnerOf({ id, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>): RecordOwner {
  return { id, email: emailVerified ? email : null }
}

/** What one area keeps of people beside their accounts. */
export type PersonalData = {
  /** Everything kept about a person, without secrets and without what is other people's. */
  exportOf(person: RecordOwner): Promise<unknown>
  /** Forgets it. Absent where the store takes it along with the account. Safe to repeat. */
  removeOf?(person: RecordOwner): Promise<unknown>
}

export type PersonalDataPorts = Needs<
  | 'accountTokens'
  | 'auditLog'
  | 'clock'
  | 'contacts'
  | 'gameRuns'
  | 'kyc'
  | 'mails'
  | 'media'
  | 'memes'
  | 'predictions'
  | 'questionQuality'
  | 'quizzes'
  | 'reports'
  | 'secondFactors'
  | 'sessions'
  | 'signInPlaces'
  | 'subscribers'
  | 'usage'
>

/** Everything kept about people, one line per area: what is missing here is neither exported nor deleted. */
export function personalData(ports: PersonalDataPorts): Readonly<Record<string, PersonalData>> {
  return {
    usageDays: { exportOf: ({ id }) => ports.usage.listDays(id, FIRST_DAY) },
    // from the beginning of time on, so that ended ones still kept are listed, too
    sessions: { exportOf: ({ id }) => ports.sessions.list(id, 0) },
    tokens: { exportOf: ({ id }) => ports.accountTokens.listOf(id) },
    secondFactor: {
      exportOf: async ({ id }) => {
        const factor = await ports.secondFactors.find(id)
        if (factor === null) return null
        const { begunAtMs, switchedOnAtMs, recoveryCodesLeft } = factor
        return { begunAtMs, switchedOnAtMs, recoveryCodesLeft }
      },
    },
    // when, but not where: that is kept in a form nobody can read
    signInPlaces: {
      exportOf: async ({ id }) => (await ports.signInPlaces.listOf(id)).map((lastUsedAtMs) => ({ lastUsedAtMs })),
    },
    mails: {
      exportOf: async (person) => (await ports.mails.listOf(person)).flatMap((mail) => describeMail(mail, person)),
      removeOf: (person) => ports.mails.removeOf(person),
    },
    identityChecks: { exportOf: ({ id }) => ports.kyc.listOf(id) },
    quizzes: {
      exportOf: async ({ id }) =>
        (await ports.quizzes.listOf(id)).map((attempt) => describeQuizAttempt(attempt, ports.clock.nowMs())),
    },
    leaderboards: { exportOf: ({ id }) => ports.quizzes.listEntries(id) },
    questionReports: {
      exportOf: async ({ id }) => (await ports.questionQuality.listReportsOf(id)).map(describeReport),
    },
    memes: {
      exportOf: async ({ id }) => (await ports.memes.listOf(id)).map(describeMeme),
      // the store takes the memes, but knows nothing of files
      removeOf: async ({ id }) => {
        for (const meme of await ports.memes.listOf(id)) {
          for (const path of [meme.imageUrl, meme.paintingUrl]) if (path !== null) await ports.media.remove(path)
        }
      },
    },
    gameRuns: { exportOf: async ({ id }) => (await ports.gameRuns.listOf(id)).map(describeGameRun) },
    predictions: { exportOf: ({ id }) => ports.predictions.listOf(id) },
    memeRemovals: { exportOf: ({ id }) => ports.memes.listRemovalsOf(id) },
    memeReports: { exportOf: async ({ id }) => (await ports.memes.listReportsOf(id)).map(describeReport) },
    contentReports: { exportOf: async ({ id }) => (await ports.reports.listReportsOf(id)).map(describeContentReport) },
    contactMessages: {
      exportOf: ({ id }) => ports.contacts.listOf(id),
      removeOf: (person) => ports.contacts.removeOf(person),
    },
    newsletter: {
      exportOf: async ({ email }) => (email === null ? null : ports.subscribers.findByEmail(email)),
      removeOf: async ({ email }) => email !== null && ports.subscribers.removeByEmail(email),
    },
    auditEntries: {
      exportOf: async ({ id }) => (await ports.auditLog.listAbout(id)).map((entry) => describeAuditEntry(entry, id)),
      removeOf: (person) => ports.auditLog.forget(person),
    },
  }
}

/**
 * A mail as the export tells a person of it: none where it only passed through their mailbox. What a mail server
 * answered and where support reads its mail is the operator's.
 */
function describeMail(mail: QueuedMail, person: RecordOwner): readonly object[] {
  const { sealedBody: _body, idempotencyKey: _key, error: _error, to, ...told } = mail
  if (mail.type !== 'contact') return [{ ...told, to }]
  return mail.userId === person.id ? [told] : []
}

/**
 * An entry of the log as the export tells a person of it: not which administrator did something to them, and not whom
 * they did something to.
 */
function describeAuditEntry(entry: AuditEntry, personId: Uuid): object {
  const { actorId, actorName, subjectId, details, ...told } = entry
  return {
    ...told,
    ...(actorId === personId && { actorId, actorName }),
    ...(subjectId === personId && { subjectId, details }),
  }
}

/**
 * A quiz as the export tells the person who took it. While it is unfinished nothing in it gives an answer away (QZ-29), nor
 * does a quiz of the day that others still take.
 */
function describeQuizAttempt(attempt: QuizAttempt, nowMs: number): object {
  const { taker: _oneself, quiz, answers, ...told } = attempt
  const { trendId, trendName, category, title, difficulty, generatedBy, questions } = quiz
  const isFinished = attempt.finishedAtMs !== null
  const asked = askedQuestionsOf(attempt)
  return {
    ...told,
    quiz: { trendId, trendName, category, title, difficulty, generatedBy },
    questions: isFinished
      ? questions.map((question, index) => (isAnswerTold(attempt, question.id, nowMs) ? question : asked[index]))
      : asked,
    answers: isFinished ? answers : askedAnswersOf(attempt),
    result: isFinished ? scoreOf(attempt) : null,
  }
}

/** A meme as the export tells the person who made it. */
function describeMeme({ createdBy: _oneself, ...told }: Meme): object {
  return told
}

/** A run of a game as the export tells the person who played it. */
function describeGameRun({ userId: _oneself, ...told }: GameRun): object {
  return told
}

/** A report of a run or a profile as the export tells the person who made it: not whose it is. */
function describeContentReport({ reporter: _oneself, ownerId: _theirs, ...told }: ContentReport): object {
  return told
}

/** A report of a question or a meme as the export tells the person who made it. */
function describeReport({ reporter: _oneself, ...told }: QuestionReport | MemeReport): object {
  return told
}
