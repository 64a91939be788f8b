import type { User } from '@trendverse/domain/accounts/user'
import type { Needs } from '../ports/ports'
import type { RecordOwner } from '../ports/record-owner'
import { describeAuditEntry, describeMail, describeMeme, describeQuizAttempt, describeReport } from './describe-records'
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
  | 'contacts'
  | 'kyc'
  | 'mails'
  | 'media'
  | 'memes'
  | 'questionQuality'
  | 'quizzes'
  | 'sessions'
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
    mails: {
      exportOf: async (person) => (await ports.mails.listOf(person)).flatMap((mail) => describeMail(mail, person)),
      removeOf: (person) => ports.mails.removeOf(person),
    },
    identityChecks: { exportOf: ({ id }) => ports.kyc.listOf(id) },
    quizzes: { exportOf: async ({ id }) => (await ports.quizzes.listOf(id)).map(describeQuizAttempt) },
    leaderboards: { exportOf: ({ id }) => ports.quizzes.listStandings(id) },
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
    memeReports: { exportOf: async ({ id }) => (await ports.memes.listReportsOf(id)).map(describeReport) },
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
