import { adminHealthContract } from '../health'
import { analyticsContract } from './analytics'
import { apiKeysContract } from './api-keys'
import { attentionContract } from './attention'
import { auditLogContract } from './audit-log'
import { contactMessagesContract, subscribersContract } from './correspondence'
import { adminGamesContract } from './games'
import { adminKycContract } from './kyc'
import { adminMemesContract } from './memes'
import { adminNewsletterContract } from './newsletter'
import { adminQuestionsContract } from './questions'
import { reviewContract } from './review'
import { adminSecurityContract } from './security'
import { adminSessionContract } from './session'
import { adminSettingsContract } from './settings'
import { adminSourcesContract } from './sources'
import { adminStoriesContract } from './stories'
import { adminTrendsContract } from './trends'
import { adminUsersContract } from './users'

/** Calls of administrators, each area in its file. */
export const adminContract = {
  session: adminSessionContract,
  security: adminSecurityContract,
  users: adminUsersContract,
  settings: adminSettingsContract,
  trends: adminTrendsContract,
  stories: adminStoriesContract,
  sources: adminSourcesContract,
  analytics: analyticsContract,
  attention: attentionContract,
  health: adminHealthContract,
  auditLog: auditLogContract,
  apiKeys: apiKeysContract,
  kyc: adminKycContract,
  games: adminGamesContract,
  memes: adminMemesContract,
  questions: adminQuestionsContract,
  review: reviewContract,
  subscribers: subscribersContract,
  newsletter: adminNewsletterContract,
  contactMessages: contactMessagesContract,
}
