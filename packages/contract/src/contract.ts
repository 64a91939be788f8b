import type { ContractRouterClient } from '@orpc/contract'
import { accountContract } from './account'
import { adminContract } from './admin/admin'
import { authContract } from './auth'
import { contactContract } from './contact'
import { forecastsContract } from './forecasts'
import { gamesContract } from './games'
import { healthContract } from './health'
import { kycContract } from './kyc'
import { mailContract } from './mail'
import { memesContract } from './memes'
import { newsletterContract } from './newsletter'
import { predictionsContract } from './predictions'
import { quizzesContract } from './quizzes'
import { reportsContract } from './reports'
import { settingsContract } from './settings'
import { socialContract } from './social'
import { trendsContract } from './trends'
import { universeContract } from './universe'
import { uploadContract } from './upload'

/** Every call of the product, one file per area. Paths lie below the API base (`/api`, OP-73). */
export const contract = {
  account: accountContract,
  admin: adminContract,
  auth: authContract,
  contact: contactContract,
  forecasts: forecastsContract,
  games: gamesContract,
  health: healthContract,
  kyc: kycContract,
  mail: mailContract,
  memes: memesContract,
  newsletter: newsletterContract,
  predictions: predictionsContract,
  quizzes: quizzesContract,
  reports: reportsContract,
  settings: settingsContract,
  social: socialContract,
  trends: trendsContract,
  universe: universeContract,
  upload: uploadContract,
}

/** The one door of the page: the same calls whether HTTP or the in-process router stands behind it. */
export type Backend = ContractRouterClient<typeof contract>
