import type { StoragePorts } from '@trendverse/application/ports/ports'
import { describe } from 'vitest'
import { accountRepositorySuite } from './account-repository-suite'
import { accountTokenRepositorySuite } from './account-token-repository-suite'
import { adminAccountsSuite } from './admin-accounts-suite'
import { aiKeysSuite } from './ai-keys-suite'
import { aiQueueSuite } from './ai-queue-suite'
import { analyticsReaderSuite } from './analytics-reader-suite'
import { auditLogSuite } from './audit-log-suite'
import { compositionRepositorySuite } from './composition-repository-suite'
import { contactRepositorySuite } from './contact-repository-suite'
import { dailyQuizzesSuite } from './daily-quizzes-suite'
import { forecastDaysSuite } from './forecast-days-suite'
import { forecastSampleSuite } from './forecast-sample-suite'
import { forecastsSuite } from './forecasts-suite'
import { gameListsSuite } from './game-lists-suite'
import { gamePacksSuite } from './game-packs-suite'
import { gameRepositorySuite } from './game-repository-suite'
import { gameRunsSuite } from './game-runs-suite'
import { generationJobsSuite } from './generation-jobs-suite'
import { guestRepositorySuite } from './guest-repository-suite'
import { ingestRepositorySuite } from './ingest-repository-suite'
import { installationSuite } from './installation-suite'
import { kycRepositorySuite } from './kyc-repository-suite'
import { leaderboardSuite } from './leaderboard-suite'
import { mailOutboxSuite } from './mail-outbox-suite'
import { mailServersSuite } from './mail-servers-suite'
import { mediaOwnersSuite } from './media-owners-suite'
import { memeGallerySuite } from './meme-gallery-suite'
import { memeReportWeightsSuite } from './meme-report-weights-suite'
import { memeReportsSuite } from './meme-reports-suite'
import { memeRepositorySuite } from './meme-repository-suite'
import { mergeByHandSuite } from './merge-by-hand-suite'
import { pageHeadRepositorySuite } from './page-head-repository-suite'
import { pagesOnShowSuite } from './pages-on-show-suite'
import { predictionRoundsSuite } from './prediction-rounds-suite'
import { predictionsSuite } from './predictions-suite'
import { questionQualitySuite } from './question-quality-suite'
import { quizRepositorySuite } from './quiz-repository-suite'
import { rateCounterSuite } from './rate-counter-suite'
import { reportsSuite } from './reports-suite'
import { retentionSuite } from './retention-suite'
import { secondFactorSuite, signInPlacesSuite } from './second-factor-suite'
import { sessionRepositorySuite } from './session-repository-suite'
import { shareCounterSuite } from './share-counter-suite'
import { sourceControlsSuite } from './source-controls-suite'
import { storyRepositorySuite } from './story-repository-suite'
import { storyUndoSuite } from './story-undo-suite'
import { subscriberRepositorySuite } from './subscriber-repository-suite'
import { composedTrendEditorSuite, trendEditorSuite } from './trend-editor-suite'
import { trendLivesSuite } from './trend-lives-suite'
import { trendReaderSuite, unfiledNewsSuite } from './trend-reader-suite'
import { usageRepositorySuite } from './usage-repository-suite'

/** Every suite a whole store must pass; `fresh` gives its ports over no data. */
export function storageSuites(fresh: () => Promise<StoragePorts>): void {
  describe('trend reader', () => {
    trendReaderSuite(fresh)
    unfiledNewsSuite(fresh)
  })
  describe('ingest repository', () => {
    ingestRepositorySuite(fresh)
    forecastSampleSuite(fresh)
    retentionSuite(fresh)
  })
  describe('forecasts', () => {
    forecastsSuite(fresh)
    forecastDaysSuite(fresh)
  })
  describe('pages on show', () => {
    pagesOnShowSuite(fresh)
  })
  describe('composition repository', () => {
    compositionRepositorySuite(fresh)
  })
  describe('story repository', () => {
    storyRepositorySuite(fresh)
    storyUndoSuite(fresh)
    mergeByHandSuite(fresh)
  })
  describe('lives of trends', () => {
    trendLivesSuite(fresh)
  })
  describe('source controls', () => {
    sourceControlsSuite(fresh)
  })
  describe('page heads', () => {
    pageHeadRepositorySuite(fresh)
  })
  describe('trend editor', () => {
    trendEditorSuite(fresh)
    composedTrendEditorSuite(fresh)
  })
  describe('AI keys', () => {
    aiKeysSuite(fresh)
  })
  describe('AI queue', () => {
    aiQueueSuite(fresh)
  })
  describe('what models make', () => {
    generationJobsSuite(fresh)
  })
  describe('rounds of Tomorrow', () => {
    predictionRoundsSuite(fresh)
    predictionsSuite(fresh)
  })
  describe('second factors', () => {
    secondFactorSuite(fresh)
  })
  describe('places of sign-ins', () => {
    signInPlacesSuite(fresh)
  })
  describe('reports and their cases', () => {
    reportsSuite(fresh)
  })
  recordSuites(fresh)
}

/** The suites of what a device keeps by itself as well (OP-09). */
export function recordSuites(fresh: () => Promise<StoragePorts>): void {
  describe('settings, jobs, probe', () => {
    installationSuite(fresh)
  })
  describe('audit log', () => {
    auditLogSuite(fresh)
  })
  describe('accounts in the hands of administrators', () => {
    adminAccountsSuite(fresh)
  })
  describe('analytics', () => {
    analyticsReaderSuite(fresh)
  })
  describe('mail outbox', () => {
    mailOutboxSuite(fresh)
  })
  describe('mail servers and templates', () => {
    mailServersSuite(fresh)
  })
  describe('share counter', () => {
    shareCounterSuite(fresh)
  })
  describe('subscriber repository', () => {
    subscriberRepositorySuite(fresh)
  })
  describe('contact repository', () => {
    contactRepositorySuite(fresh)
  })
  describe('account repository', () => {
    accountRepositorySuite(fresh)
  })
  describe('session repository', () => {
    sessionRepositorySuite(fresh)
  })
  describe('account token repository', () => {
    accountTokenRepositorySuite(fresh)
  })
  describe('identity checks', () => {
    kycRepositorySuite(fresh)
  })
  describe('rate counter', () => {
    rateCounterSuite(fresh)
  })
  describe('usage repository', () => {
    usageRepositorySuite(fresh)
  })
  describe('guest repository', () => {
    guestRepositorySuite(fresh)
  })
  describe('quiz attempts', () => {
    quizRepositorySuite(fresh)
  })
  describe('quiz leaderboards', () => {
    leaderboardSuite(fresh)
  })
  describe('quizzes of the day', () => {
    dailyQuizzesSuite(fresh)
  })
  describe('quality of questions', () => {
    questionQualitySuite(fresh)
  })
  describe('memes', () => {
    memeRepositorySuite(fresh)
    memeGallerySuite(fresh)
    mediaOwnersSuite(fresh)
  })
  describe('catalogue of games', () => {
    gameRepositorySuite(fresh)
  })
  describe('packs of games', () => {
    gamePacksSuite(fresh)
  })
  describe('runs of games', () => {
    gameRunsSuite(fresh)
    gameListsSuite(fresh)
  })
  describe('reports of memes', () => {
    memeReportsSuite(fresh)
    memeReportWeightsSuite(fresh)
  })
}
