import { signOut } from '../accounts/manage-sessions'
import { readAccount } from '../accounts/read-account'
import { signInAsAdmin } from '../admin/admin-sign-in'
import { getAdminTrend } from '../admin/get-admin-trend'
import { getAnalytics } from '../admin/get-analytics'
import { getAttention } from '../admin/get-attention'
import { endSessionsOf, getUser } from '../admin/get-user'
import { listAdminTrends } from '../admin/list-admin-trends'
import { listAuditLog } from '../admin/list-audit-log'
import { listSubscribers } from '../admin/list-subscribers'
import { listUsers } from '../admin/list-users'
import { answerContactMessage, listContactMessages, updateContactMessage } from '../admin/manage-contact-messages'
import { decideMeme, listReportedMemes } from '../admin/manage-memes'
import { decideQuestion, listQuestions } from '../admin/manage-questions'
import { listSources, reloadSource, switchSource } from '../admin/manage-sources'
import { listTrendJoins, listTrendMerges, mergeTrends, undoTrendJoin, undoTrendMerge } from '../admin/manage-stories'
import { migrateTrends } from '../admin/migrate-trends'
import { actorOf } from '../admin/record-audit'
import { removeSubscriber } from '../admin/remove-subscriber'
import { removeUser } from '../admin/remove-user'
import { decideCase, listReviewCases } from '../admin/review'
import { setUpAdmin } from '../admin/set-up-admin'
import { unblockUser } from '../admin/unblock-user'
import { updateSettings } from '../admin/update-settings'
import { updateUser } from '../admin/update-user'
import { createTrend, removeTrend, updateTrend } from '../admin/write-trends'
import { getHealth } from '../health/get-health'
import { getNewsletter } from '../newsletter/get-newsletter'
import { sendDigestNow } from '../newsletter/send-digest-now'
import { getSystemSettings } from '../settings/get-system-settings'
import { adminSecurityRouter } from './admin-security'
import { apiKeysRouter } from './ai'
import { os, signedIn } from './base'
import { adminGamesRouter } from './games'
import { adminKycRouter } from './kyc'
import { sessionAnswer } from './session'

/** Administrators' calls. Their access is declared in the contract; here nobody else arrives. */
export const adminRouter = {
  session: {
    login: os.admin.session.login.handler(async ({ context, input }) =>
      sessionAnswer(await signInAsAdmin(context, context.origin, input)),
    ),
    setup: os.admin.session.setup.handler(async ({ context, input }) =>
      sessionAnswer(await setUpAdmin(context, context.origin, input)),
    ),
    logout: os.admin.session.logout.handler(async ({ context }) => {
      await signOut(context, signedIn(context))
      return { data: { signedOut: true } }
    }),
    me: os.admin.session.me.handler(async ({ context }) => {
      const { session, user } = signedIn(context)
      const account = await readAccount(context, user)
      return { data: { expiresAt: new Date(session.expiresAtMs).toISOString(), account } }
    }),
  },
  security: adminSecurityRouter,
  users: {
    list: os.admin.users.list.handler(({ context, input }) => listUsers(context, input)),
    get: os.admin.users.get.handler(async ({ context, input }) => ({
      data: await getUser(context, signedIn(context), input.id),
    })),
    endSessions: os.admin.users.endSessions.handler(async ({ context, input }) => ({
      data: { ended: await endSessionsOf(context, signedIn(context), input.id, input.sessionId ?? null) },
    })),
    update: os.admin.users.update.handler(async ({ context, input: { id, ...edit } }) => ({
      data: await updateUser(context, signedIn(context), id, edit),
    })),
    remove: os.admin.users.remove.handler(async ({ context, input }) => {
      await removeUser(context, signedIn(context), input.id)
      return { data: { deleted: true } }
    }),
    unblock: os.admin.users.unblock.handler(async ({ context, input }) => ({
      data: await unblockUser(context, signedIn(context), input),
    })),
  },
  settings: {
    get: os.admin.settings.get.handler(async ({ context }) => ({ data: await getSystemSettings(context) })),
    update: os.admin.settings.update.handler(async ({ context, input }) => ({
      data: await updateSettings(context, actorOf(signedIn(context)), input),
    })),
  },
  trends: {
    list: os.admin.trends.list.handler(({ context, input }) => listAdminTrends(context, input)),
    get: os.admin.trends.get.handler(async ({ context, input }) => ({ data: await getAdminTrend(context, input.id) })),
    create: os.admin.trends.create.handler(async ({ context, input }) => ({
      data: await createTrend(context, actorOf(signedIn(context)), input),
    })),
    update: os.admin.trends.update.handler(async ({ context, input: { id, ...edit } }) => ({
      data: await updateTrend(context, actorOf(signedIn(context)), id, edit),
    })),
    remove: os.admin.trends.remove.handler(async ({ context, input }) => {
      await removeTrend(context, actorOf(signedIn(context)), input.id)
      return { data: { removed: true } }
    }),
    migrate: os.admin.trends.migrate.handler(async ({ context, input }) => ({
      data: await migrateTrends(context, actorOf(signedIn(context)), input),
    })),
  },
  stories: {
    listMerges: os.admin.stories.listMerges.handler(({ context, input }) => listTrendMerges(context, input)),
    listJoins: os.admin.stories.listJoins.handler(({ context, input }) => listTrendJoins(context, input)),
    merge: os.admin.stories.merge.handler(async ({ context, input }) => ({
      data: await mergeTrends(context, actorOf(signedIn(context)), input),
    })),
    undoMerge: os.admin.stories.undoMerge.handler(async ({ context, input }) => ({
      data: await undoTrendMerge(context, actorOf(signedIn(context)), input),
    })),
    undoJoin: os.admin.stories.undoJoin.handler(async ({ context, input }) => ({
      data: await undoTrendJoin(context, actorOf(signedIn(context)), input),
    })),
  },
  sources: {
    list: os.admin.sources.list.handler(async ({ context }) => ({ data: await listSources(context) })),
    reload: os.admin.sources.reload.handler(async ({ context, input }) => ({
      data: await reloadSource(context, actorOf(signedIn(context)), input.id),
    })),
    update: os.admin.sources.update.handler(async ({ context, input: { id, ...wanted } }) => ({
      data: await switchSource(context, actorOf(signedIn(context)), id, wanted),
    })),
  },
  analytics: {
    get: os.admin.analytics.get.handler(async ({ context }) => ({ data: await getAnalytics(context) })),
  },
  attention: {
    get: os.admin.attention.get.handler(async ({ context }) => ({ data: await getAttention(context) })),
  },
  health: {
    get: os.admin.health.get.handler(async ({ context }) => ({ data: await getHealth(context, context.about) })),
  },
  apiKeys: apiKeysRouter,
  kyc: adminKycRouter,
  games: adminGamesRouter,
  auditLog: {
    list: os.admin.auditLog.list.handler(({ context, input }) => listAuditLog(context, input)),
  },
  memes: {
    list: os.admin.memes.list.handler(({ context, input }) => listReportedMemes(context, input)),
    decide: os.admin.memes.decide.handler(async ({ context, input }) => ({
      data: await decideMeme(context, actorOf(signedIn(context)), input),
    })),
  },
  questions: {
    list: os.admin.questions.list.handler(({ context, input }) => listQuestions(context, input)),
    decide: os.admin.questions.decide.handler(async ({ context, input }) => ({
      data: await decideQuestion(context, actorOf(signedIn(context)), input),
    })),
  },
  review: {
    list: os.admin.review.list.handler(({ context, input }) => listReviewCases(context, input)),
    decide: os.admin.review.decide.handler(async ({ context, input }) => ({
      data: await decideCase(context, actorOf(signedIn(context)), input),
    })),
  },
  subscribers: {
    list: os.admin.subscribers.list.handler(({ context, input }) => listSubscribers(context, input)),
    remove: os.admin.subscribers.remove.handler(async ({ context, input }) => {
      await removeSubscriber(context, actorOf(signedIn(context)), input.id)
      return { data: { removed: true } }
    }),
  },
  newsletter: {
    get: os.admin.newsletter.get.handler(async ({ context }) => ({ data: await getNewsletter(context) })),
    send: os.admin.newsletter.send.handler(async ({ context }) => ({
      data: await sendDigestNow(context, actorOf(signedIn(context))),
    })),
  },
  contactMessages: {
    list: os.admin.contactMessages.list.handler(({ context, input }) => listContactMessages(context, input)),
    update: os.admin.contactMessages.update.handler(async ({ context, input }) => ({
      data: await updateContactMessage(context, actorOf(signedIn(context)), input),
    })),
    answer: os.admin.contactMessages.answer.handler(async ({ context, input }) => ({
      data: await answerContactMessage(context, actorOf(signedIn(context)), input),
    })),
  },
}
