import { trendsMigration } from './0001-trends'
import { accountsMigration } from './0002-accounts'
import { quizzesMigration } from './0003-quizzes'
import { aiMigration } from './0004-ai'
import { questionQualityMigration } from './0005-question-quality'
import { openJobsMigration } from './0006-open-jobs'
import { countedQuizzesMigration } from './0007-counted-quizzes'
import { memesMigration } from './0008-memes'
import { sharesMigration } from './0009-shares'
import { sharedResultsMigration } from './0010-shared-results'
import { sharedProfilesMigration } from './0011-shared-profiles'
import { jobVariantsMigration } from './0012-job-variants'
import { storiesMigration } from './0013-stories'
import { pageHeadsMigration } from './0014-page-heads'
import { modelPartsMigration } from './0015-model-parts'
import { itemHistoryMigration } from './0016-item-history'
import { paceMigration } from './0017-pace'
import { gamesMigration } from './0018-games'
import { gamePacksMigration } from './0019-game-packs'
import { gameRunsMigration } from './0020-game-runs'
import { predictionsMigration } from './0021-predictions'
import { trendListsMigration } from './0022-trend-lists'
import { secondFactorsMigration } from './0023-second-factors'
import { administrationMigration } from './0024-administration'
import { mailListsMigration } from './0025-mail-lists'
import { userListsMigration } from './0026-user-lists'
import { activeAccountsMigration } from './0027-active-accounts'
import { gameListsMigration } from './0028-game-lists'
import { reviewMigration } from './0029-review'
import { listCostsMigration } from './0030-list-costs'
import { quizBoardsMigration } from './0031-quiz-boards'
import { rankedDifficultiesMigration } from './0032-ranked-difficulties'
import { dailyQuizzesMigration } from './0033-daily-quizzes'
import { figuresMigration } from './0034-figures'
import { memeGalleryMigration } from './0035-meme-gallery'
import { retentionMigration } from './0036-retention'
import { galleryDoubtsMigration } from './0037-gallery-doubts'
import { gradedForecastsMigration } from './0038-graded-forecasts'
import { trendLivesMigration } from './0039-trend-lives'
import { composedTrendsMigration } from './0040-composed-trends'
import { forecastDaysMigration } from './0041-forecast-days'
import { wordFrequencyChangesMigration } from './0042-word-frequency-changes'
import { storyPublishersMigration } from './0043-story-publishers'
import { newsTimeMigration } from './0044-news-time'
import { unrankedMigration } from './0045-unranked'
import { reportWeightsMigration } from './0046-report-weights'
import { memeRemovalsMigration } from './0047-meme-removals'
import { mediaOwnersMigration } from './0048-media-owners'
import { notesAndAddressesMigration } from './0049-notes-and-addresses'
import { unrankedForecastsMigration } from './0050-unranked-forecasts'
import { usernamesAnywhereMigration } from './0051-usernames-anywhere'
import { reportLooksMigration } from './0052-report-looks'
import type { Migration } from './migration'

/** Every migration, in order. */
export const MIGRATIONS: readonly Migration[] = [
  trendsMigration,
  accountsMigration,
  quizzesMigration,
  aiMigration,
  questionQualityMigration,
  openJobsMigration,
  countedQuizzesMigration,
  memesMigration,
  sharesMigration,
  sharedResultsMigration,
  sharedProfilesMigration,
  jobVariantsMigration,
  storiesMigration,
  pageHeadsMigration,
  modelPartsMigration,
  itemHistoryMigration,
  paceMigration,
  gamesMigration,
  gamePacksMigration,
  gameRunsMigration,
  predictionsMigration,
  trendListsMigration,
  secondFactorsMigration,
  administrationMigration,
  mailListsMigration,
  userListsMigration,
  activeAccountsMigration,
  gameListsMigration,
  reviewMigration,
  listCostsMigration,
  quizBoardsMigration,
  rankedDifficultiesMigration,
  dailyQuizzesMigration,
  figuresMigration,
  memeGalleryMigration,
  retentionMigration,
  galleryDoubtsMigration,
  gradedForecastsMigration,
  trendLivesMigration,
  composedTrendsMigration,
  forecastDaysMigration,
  wordFrequencyChangesMigration,
  storyPublishersMigration,
  newsTimeMigration,
  unrankedMigration,
  reportWeightsMigration,
  memeRemovalsMigration,
  mediaOwnersMigration,
  notesAndAddressesMigration,
  unrankedForecastsMigration,
  usernamesAnywhereMigration,
  reportLooksMigration,
]
