import type { ContractRouterClient } from '@orpc/contract'
import { adminContract } from './admin/admin'
import { authContract } from './auth'
import { healthContract } from './health'
import { kycContract } from './kyc'
import { mailContract } from './mail'
import { settingsContract } from './settings'
import { trendsContract } from './trends'

/** Every call of the product, one file per area. Paths lie below the API base (`/api`, OP-73). */
export const contract = {
  admin: adminContract,
  auth: authContract,
  health: healthContract,
  kyc: kycContract,
  mail: mailContract,
  settings: settingsContract,
  trends: trendsContract,
}

/** The one door of the page: the same calls whether HTTP or the in-process router stands behind it. */
export type Backend = ContractRouterClient<typeof contract>
