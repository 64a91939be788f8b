import type { ReportRepository } from '@trendverse/application/ports/reports'
import { AppError } from '@trendverse/domain/primitives/app-error'

const refuse = () => Promise.reject(new AppError('unavailable', 'Reports need a server.'))

/** On a device of one's own there are no runs and profiles of others, so nobody reports them. */
export const noReports: ReportRepository = {
  report: async () => false,
  listCases: async () => ({ cases: [], total: 0 }),
  findCase: async () => null,
  listReports: async () => [],
  decide: refuse,
  isTakenDown: async () => false,
  listReportsOf: async () => [],
  removeGuestReports: async () => 0,
}
