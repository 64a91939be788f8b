import { analyticsContract } from './analytics'
import { auditLogContract } from './audit-log'
import { adminSettingsContract } from './settings'
import { adminTrendsContract } from './trends'

/** Calls of administrators, each area in its file. */
export const adminContract = {
  settings: adminSettingsContract,
  trends: adminTrendsContract,
  analytics: analyticsContract,
  auditLog: auditLogContract,
}
