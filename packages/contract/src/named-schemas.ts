import { accountSchema } from '@trendverse/domain/accounts/account'
import { runTicketSchema } from '@trendverse/domain/games/run-ticket'
import {
  floatingButtonSchema,
  redirectsSchema,
  socialLinksSchema,
  socialSettingsSchema,
} from '@trendverse/domain/social/social-settings'
import {
  descriptionOriginSchema,
  newsItemSchema,
  proofSchema,
  trendSchema,
} from '@trendverse/domain/trends/trend-schema'
import { featureLimit } from './account'
import { figure, uses } from './admin/analytics'
import { apiKey } from './admin/api-keys'
import { auditEntry } from './admin/audit-log'
import { contactMessage } from './admin/correspondence'
import { kycRecord } from './admin/kyc'
import { reportedMeme } from './admin/memes'
import { question } from './admin/questions'
import { reviewCase } from './admin/review'
import { siteSettings } from './admin/settings'
import { source } from './admin/sources'
import { join, merge } from './admin/stories'
import { changes } from './admin/trends'
import { adminAccount } from './admin/users'
import { openedSession } from './auth'
import { counts, named } from './forecasts'
import { boardRow, listedGame, shownRun } from './games'
import { outboxMail, smtpConfig, template } from './mail'
import { memeSchema, placements, publicMeme } from './meme-schemas'
import { memeOrder } from './memes'
import { item, round } from './predictions'
import { askedQuestion, askedQuiz, attempt } from './quiz-attempt'
import { board, leaderboardRow, quizOrder } from './quizzes'
import { starName } from './universe'

/** Shapes that stand in several answers, by the names the description of the API gives them. */
export const NAMED_ANSWERS = {
  Account: accountSchema,
  AccountProfile: accountSchema.shape.profile,
  AccountStats: accountSchema.shape.stats,
  AdminAccount: adminAccount,
  ApiKey: apiKey,
  AuditEntry: auditEntry,
  ContactMessage: contactMessage,
  DescriptionOrigin: descriptionOriginSchema,
  FeatureLimit: featureLimit,
  Figure: figure,
  FloatingButton: floatingButtonSchema,
  ForecastCounts: counts,
  Game: listedGame,
  GameBoardRow: boardRow,
  GradedForecast: named,
  IdentityCheck: kycRecord,
  MailTemplate: template,
  Meme: memeSchema,
  MemeOrder: memeOrder,
  MemeOriginal: publicMeme.remixOf,
  NewsItem: newsItemSchema,
  OpenedSession: openedSession,
  OutboxMail: outboxMail,
  PerAction: accountSchema.shape.dailyLimits,
  Placements: placements,
  Question: askedQuestion,
  Quiz: askedQuiz,
  QuizAttempt: attempt,
  QuizBoard: board,
  QuizBoardRow: leaderboardRow,
  QuizOrder: quizOrder,
  ReportedMeme: reportedMeme,
  ReportedQuestion: question,
  ReviewCase: reviewCase,
  Round: round,
  RoundItem: item,
  Run: shownRun,
  RunTicket: runTicketSchema,
  ShareRedirects: redirectsSchema,
  SiteSettings: siteSettings,
  SmtpConfig: smtpConfig,
  SocialLinks: socialLinksSchema,
  SocialSettings: socialSettingsSchema,
  Source: source,
  StarName: starName,
  StoryJoin: join,
  StoryMerge: merge,
  Trend: trendSchema,
  TrendProof: proofSchema,
  UseFigure: uses,
}

/** The same of what calls take. */
export const NAMED_INPUTS = { TrendChanges: changes }
