import type { AdminAccounts } from '../ports/admin-accounts'
import type { AnalyticsReader } from '../ports/analytics-reader'
import type { AuditLog } from '../ports/audit-log'
import type { TrendEditor } from '../ports/trend-editor'
import type { StoryHistoryPorts } from './manage-stories'

/** What only administrators' calls need. */
export type AdminPorts = StoryHistoryPorts & {
  readonly adminAccounts: AdminAccounts
  readonly trendEditor: TrendEditor
  readonly auditLog: AuditLog
  readonly analytics: AnalyticsReader
}
