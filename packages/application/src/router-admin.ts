import { getAnalytics } from './admin/get-analytics'
import { listAdminTrends } from './admin/list-admin-trends'
import { listAuditLog } from './admin/list-audit-log'
import { migrateTrends } from './admin/migrate-trends'
import { actorOf } from './admin/record-audit'
import { updateSettings } from './admin/update-settings'
import { createTrend, removeTrend, updateTrend } from './admin/write-trends'
import { os, signedIn } from './router-base'
import { getSystemSettings } from './settings/get-system-settings'

/** Administrators' calls. Their access is declared in the contract; here nobody else arrives. */
export const adminRouter = {
  settings: {
    get: os.admin.settings.get.handler(async ({ context }) => ({ data: await getSystemSettings(context) })),
    update: os.admin.settings.update.handler(async ({ context, input }) => ({
      data: await updateSettings(context, actorOf(signedIn(context)), input),
    })),
  },
  trends: {
    list: os.admin.trends.list.handler(({ context, input }) => listAdminTrends(context, input)),
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
  analytics: {
    get: os.admin.analytics.get.handler(async ({ context }) => ({ data: await getAnalytics(context) })),
  },
  auditLog: {
    list: os.admin.auditLog.list.handler(({ context, input }) => listAuditLog(context, input)),
  },
}
