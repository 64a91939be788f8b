import type { NewAccount } from '@trendverse/application/ports/accounts'
import type { AuditEntry, JobState } from '@trendverse/application/ports/administration'
import type { ContactMessage, Subscriber } from '@trendverse/application/ports/correspondence'
import type { ItemPoint, SourceHealth, StoredItem, StoredModel } from '@trendverse/application/ports/ingest'
import type { DayOfUse } from '@trendverse/application/ports/limits'
import type { SaidPrediction } from '@trendverse/application/ports/predictions'
import type { QuestionRecord } from '@trendverse/application/ports/quizzes'
import type { PageHeadRound } from '@trendverse/application/ports/reading'
import type { SecondFactor } from '@trendverse/application/ports/second-factor'
import type { AccountToken, Session } from '@trendverse/application/ports/sessions'
import type { MergeDecision, RelatedEdge, StoryMergeRecord, TrendWrite } from '@trendverse/application/ports/stories'
import type { CountedShare } from '@trendverse/application/ports/trends'
import type { KycRecord, KycUrl } from '@trendverse/domain/accounts/kyc'
import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import type { Game } from '@trendverse/domain/games/game'
import type { GamePack } from '@trendverse/domain/games/game-pack'
import type { GameRun } from '@trendverse/domain/games/game-run'
import type { RememberedRound } from '@trendverse/domain/games/predictions/prediction-round'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { PageHeadRecord } from '@trendverse/domain/pages/page-head-record'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import type { DailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import type { LeaderboardEntry } from '@trendverse/domain/quizzes/leaderboard'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'
import type { ContentReport, ReportedContent } from '@trendverse/domain/reports/content-report'
import type { ForecastDay } from '@trendverse/domain/trends/forecasts/forecast-day'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { Forecast, ForecastOutcome } from '@trendverse/domain/trends/momentum/item-score'
import type { StoredStory } from '@trendverse/domain/trends/stories/story'
import type { KeptMemeReport, KeptRemoval, MemeReportCount } from '../reading/meme-report-record'
import type { LifecycleChange } from '../reading/trend-facts'
import { emptyMemoryAi, type MemoryAi } from './memory-ai'
import { emptyMemoryMail, type MemoryMail } from './memory-mail'
import type { RecordedForecast } from './recorded-forecast'

/** An attempt, and its percent once it is finished. */
export type KeptAttempt = {
  readonly attempt: QuizAttempt
  readonly percent: number | null
  /** When its account made it public. */
  readonly sharedAtMs: number | null
}

/** A run or profile that was reported, and what was decided. */
export type KeptCase = {
  readonly kind: ReportedContent
  readonly subjectId: string
  readonly ownerId: string
  readonly reporters: number
  readonly isOpen: boolean
  readonly takenDown: boolean
  readonly lastReportedAtMs: number
}

/** A game of the catalogue, and since when administrators keep it. */
export type KeptGame = { readonly game: Game; readonly addedAtMs: number }

/** A run, and the hash of its log, which is known longer than the log. */
export type KeptRun = { readonly run: GameRun; readonly logHash: string | null }

/** What an account said of an item of a round. */
export type KeptPrediction = SaidPrediction & {
  readonly userId: string
  readonly day: string
  readonly saidAtMs: number
}

/** A second factor, with the hashes of its recovery codes that are left. */
export type KeptSecondFactor = Omit<SecondFactor, 'recoveryCodesLeft'> & {
  readonly recoveryCodeHashes: readonly string[]
}

/** Everything a store in memory keeps. Values are replaced, never changed in place. */
export type MemoryStore = MemoryMail & {
  readonly aiKeys: MemoryAi['aiKeys']
  readonly aiLeases: MemoryAi['aiLeases']
  readonly aiQueue: MemoryAi['aiQueue']
  readonly aiCalls: MemoryAi['aiCalls']
  /** By the job's id. */
  readonly generationJobs: Map<string, GenerationJob>
  readonly trends: Map<string, TrendWrite>
  /** By StoredItem.id. */
  readonly items: Map<string, StoredItem>
  /** StoredItem.id by source and the source's own id. */
  readonly itemIds: Map<string, string>
  /** By StoredItem.id, oldest first. */
  readonly points: Map<string, readonly ItemPoint[]>
  /** Source and instant of every snapshot kept. */
  readonly snapshots: Set<string>
  readonly models: Map<string, StoredModel>
  readonly forecasts: Map<string, Forecast & { readonly outcome: ForecastOutcome | null }>
  /** Forecasts as recorded, with their grades, by their key. */
  readonly forecastRows: Map<string, RecordedForecast>
  /** One entry: what was folded. */
  readonly forecastDays: Map<'days', readonly ForecastDay[]>
  readonly health: Map<string, SourceHealth>
  /** Sources an administrator switched off. */
  readonly sourcesOff: Set<SourceId>
  /** By page key. */
  readonly pageHeads: Map<string, PageHeadRecord>
  /** By the instant they finished. */
  readonly pageHeadRounds: Map<number, PageHeadRound>
  readonly decisions: Map<string, MergeDecision>
  /** By id; null while it has to be read from its items again. */
  readonly stories: Map<string, { readonly stored: StoredStory | null; readonly lastSeenAtMs: number }>
  /** Identity keys by StoredItem.id. */
  readonly storyKeys: Map<string, ReadonlySet<string>>
  readonly storyMerges: Map<string, StoryMergeRecord>
  /** One entry: how often stories changed, and what was learnt of words. */
  readonly storyState: Map<'state', { readonly revision: number; readonly frequencies: readonly string[] }>
  /** By "a b", a being the smaller id. */
  readonly related: Map<string, RelatedEdge>
  readonly lifecycleChanges: Map<string, LifecycleChange & { readonly trendId: string }>
  /** By number; without a trend where that was deleted. */
  readonly trendLives: Map<number, { readonly trendId: string | null; readonly life: RecordedLife }>
  readonly settings: Map<string, unknown>
  readonly jobs: Map<string, JobState>
  /** Trends an administrator removed that still hold items. */
  readonly removedTrends: Set<string>
  readonly auditLog: AuditEntry[]
  /** By "account day". */
  readonly usage: Map<string, DayOfUse>
  /** By the subscriber's id. */
  readonly subscribers: Map<string, { readonly subscriber: Subscriber; readonly tokenHash: string }>
  /** By the message's id. */
  readonly contactMessages: Map<string, ContactMessage>
  /** By the account's id. */
  readonly accounts: Map<string, NewAccount>
  /** By the session's id. */
  readonly sessions: Map<string, { readonly session: Session; readonly tokenHash: string }>
  /** By the token's hash. */
  readonly accountTokens: Map<string, AccountToken>
  /** By the account's id. */
  readonly secondFactors: Map<string, KeptSecondFactor>
  /** By the account's id: when it last signed in from each place. */
  readonly signInPlaces: Map<string, ReadonlyMap<string, number>>
  readonly rateCounts: Map<string, { readonly count: number; readonly endsAtMs: number }>
  /** By the record's id. */
  readonly kycRecords: Map<string, KycRecord>
  readonly kycUrls: KycUrl[]
  /** When each delivery of a provider's result came. */
  readonly kycResults: Map<string, number>
  /** When each guest spent the trial. */
  readonly guests: Map<string, number>
  /** By the attempt's id. */
  readonly quizAttempts: Map<string, KeptAttempt>
  /** By the day. */
  readonly dailyQuizzes: Map<string, DailyQuiz>
  /** Rows of all leaderboards, by their ids. */
  readonly leaderboardEntries: Map<string, LeaderboardEntry>
  /** How each question turned out, by its id. */
  readonly questions: Map<string, QuestionRecord>
  /** By question and reporter. */
  readonly questionReports: Map<string, QuestionReport>
  /** By the meme's id. */
  readonly memes: Map<string, Meme>
  /** By meme and reporter. */
  /** By the id of the meme. */
  readonly memeRemovals: Map<string, KeptRemoval>
  readonly memeReports: Map<string, KeptMemeReport>
  /** By the meme's id. */
  readonly memeReportCounts: Map<string, MemeReportCount>
  /** By id: games that administrators added or changed. */
  readonly games: Map<string, KeptGame>
  /** By id. */
  readonly gamePacks: Map<string, GamePack>
  /** By the run's id. */
  readonly gameRuns: Map<string, KeptRun>
  /** By day. */
  readonly predictionRounds: Map<string, RememberedRound>
  /** By account, day and number. */
  readonly predictions: Map<string, KeptPrediction>
  /** By kind and subject. */
  readonly reportCases: Map<string, KeptCase>
  /** By kind, subject and reporter; `look` is a fingerprint of the subject at that time. */
  readonly contentReports: Map<string, ContentReport & { readonly look: Uuid | null }>
  /** By day and the way it was shared. */
  readonly shares: Map<string, CountedShare & { readonly day: string; readonly count: number }>
}

export function emptyMemoryStore(): MemoryStore {
  return {
    trends: new Map(),
    items: new Map(),
    itemIds: new Map(),
    points: new Map(),
    snapshots: new Set(),
    models: new Map(),
    forecasts: new Map(),
    forecastRows: new Map(),
    forecastDays: new Map(),
    health: new Map(),
    sourcesOff: new Set(),
    pageHeads: new Map(),
    pageHeadRounds: new Map(),
    decisions: new Map(),
    stories: new Map(),
    storyKeys: new Map(),
    storyMerges: new Map(),
    storyState: new Map(),
    related: new Map(),
    lifecycleChanges: new Map(),
    trendLives: new Map(),
    settings: new Map(),
    jobs: new Map(),
    removedTrends: new Set(),
    auditLog: [],
    ...emptyMemoryMail(),
    generationJobs: new Map(),
    ...emptyMemoryAi(),
    subscribers: new Map(),
    contactMessages: new Map(),
    accounts: new Map(),
    sessions: new Map(),
    accountTokens: new Map(),
    secondFactors: new Map(),
    signInPlaces: new Map(),
    rateCounts: new Map(),
    kycRecords: new Map(),
    kycUrls: [],
    kycResults: new Map(),
    usage: new Map(),
    guests: new Map(),
    quizAttempts: new Map(),
    dailyQuizzes: new Map(),
    leaderboardEntries: new Map(),
    questions: new Map(),
    questionReports: new Map(),
    memes: new Map(),
    memeRemovals: new Map(),
    memeReports: new Map(),
    memeReportCounts: new Map(),
    games: new Map(),
    gamePacks: new Map(),
    gameRuns: new Map(),
    predictionRounds: new Map(),
    predictions: new Map(),
    reportCases: new Map(),
    contentReports: new Map(),
    shares: new Map(),
  }
}
