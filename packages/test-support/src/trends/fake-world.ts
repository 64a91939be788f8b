import { webcrypto } from 'node:crypto'
import { createTokenSource } from '@trendverse/application/accounts/create-token-source'
import { createKeyPool } from '@trendverse/application/ai/key-pool'
import { rememberKeys } from '@trendverse/application/ai/known-keys'
import { createLinkTokens } from '@trendverse/application/mail/create-link-tokens'
import type { JobState } from '@trendverse/application/ports/administration'
import type { ChatModel, ImageModel, TextModeration } from '@trendverse/application/ports/ai'
import type { ReplayOutcome, RunToReplay } from '@trendverse/application/ports/games'
import type { ResultSignatures } from '@trendverse/application/ports/identity-checks'
import type { SourceHealth } from '@trendverse/application/ports/ingest'
import type { MailNotice, MailTransport } from '@trendverse/application/ports/mail'
import type { ImageEncoder, MediaFile, PictureSource } from '@trendverse/application/ports/memes'
import type { AiPorts, StoragePorts } from '@trendverse/application/ports/ports'
import type { Clock, StartTimer } from '@trendverse/application/ports/world'
import { NO_JOKES, type TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Classic } from '@trendverse/domain/quizzes/daily/choose-classics'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import type { Topic } from '@trendverse/domain/quizzes/handwritten/topic'
import { gameLibrary } from '@trendverse/games/game-library'
import { replayRun } from '@trendverse/games/replay-run'
import { listClassics, questionsAbout } from '@trendverse/starter-content/handwritten'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { emptyMemoryStore, type MemoryStore } from '@trendverse/storage/memory/memory-store'
import { COMMON_PASSWORD, fakeHasher } from '../accounts/fake-hasher'
import { testCodes } from '../accounts/one-time-code'
import { fakeMedia } from '../fake-media'
import { recordedLog } from '../recorded-log'
import { transparentBox } from '../transparent-box'
import { type FakeTrends, fakeTrendReader } from './fake-trend-reader'

/** What a test wants to be true of the world behind the router. All of it may be changed between calls. */
export type FakeWorld = FakeTrends & {
  settings: Map<string, unknown>
  jobs: JobState[]
  sources: SourceHealth[]
  /** Accounts and what belongs to them. */
  store: MemoryStore
  /** Where the same is kept instead, together with trends and settings, for tests over a real database. */
  storage: StoragePorts | null
  /** Files of visitors, by path. */
  media: Map<string, MediaFile>
  images: ImageEncoder
  /** What quizzes fill up with. */
  classics: readonly Classic[]
  topics: readonly Topic[]
  /** What was written by hand, by the id of its trend; where a test names nothing, what the product has. */
  handwritten: Map<string, { questions?: readonly HandwrittenQuestion[]; jokes?: TrendJokes }>
  /** Mails put into the outbox, with their links. */
  queuedMails: MailNotice[]
  /** How mail servers answer. */
  mailTransport: MailTransport
  /** Who is asked with the keys of the database; without a key nobody is. */
  chatModel: ChatModel
  imageModel: ImageModel
  moderation: TextModeration
  pictureSource: PictureSource
  /** What calls of models are timed with; real time. */
  startTimer: StartTimer
  /** How runs of games are played again. */
  replay: (run: RunToReplay) => ReplayOutcome
  /** Null: no identity provider is set up. */
  resultSignatures: ResultSignatures | null
  nowMs: number
  /** How long calls were made to wait, in order. */
  pausesMs: number[]
  /** What calls left to be done after their answers; `finishBackground` does it. */
  background: (() => Promise<void>)[]
  /** Lines the use cases logged. */
  warnings: string[]
  /** While true every port that reads the database throws, as a lost database does. */
  databaseDown: boolean
  /** Reads and writes that reached the database. */
  databaseCalls: number
}

export function createFakeWorld(parts: Partial<FakeWorld> = {}): FakeWorld {
  return {
    trends: [],
    details: new Map(),
    survivors: new Map(),
    news: [],
    settings: new Map(),
    jobs: [],
    sources: [],
    store: emptyMemoryStore(),
    storage: null,
    media: new Map(),
    classics: listClassics(),
    topics: [],
    handwritten: new Map(),
    // Every upload is a picture already, unless it begins with zero.
    images: {
      toWebp: async (bytes) => (bytes[0] === 0 ? null : bytes),
      toType: async (bytes) => (bytes[0] === 0 ? null : bytes),
    },
    queuedMails: [],
    mailTransport: { send: async () => undefined, check: async () => undefined },
    chatModel: { complete: () => Promise.reject(new Error('no model was to be asked')) },
    imageModel: { paint: () => Promise.reject(new Error('nothing was to be painted')) },
    moderation: { isAllowed: async () => ({ ok: true, value: null }) },
    pictureSource: { download: () => Promise.reject(new Error('nothing was to be downloaded')) },
    startTimer: (ms, ring) => {
      const timer = setTimeout(ring, ms)
      return () => clearTimeout(timer)
    },
    replay: replayRun,
    resultSignatures: null,
    nowMs: Date.UTC(2026, 0, 2, 12),
    pausesMs: [],
    background: [],
    warnings: [],
    databaseDown: false,
    databaseCalls: 0,
    ...parts,
  }
}

/** Does what calls left to be done after their answers. */
export async function finishBackground(world: FakeWorld): Promise<void> {
  for (const work of world.background.splice(0)) await work()
}

/** A pool of keys over the database, on the world's clock. */
function aiOf(
  world: FakeWorld,
  { aiKeys, aiQueue, generationJobs }: Pick<StoragePorts, 'aiKeys' | 'aiQueue' | 'generationJobs'>,
  clock: Clock,
): AiPorts {
  const startTimer: StartTimer = (...asked) => world.startTimer(...asked)
  const keyPool = createKeyPool({
    aiKeys,
    aiQueue,
    secretBox: transparentBox,
    clock,
    startTimer,
    random: { bytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)) },
    log: recordedLog(),
  })
  const models = {
    chatModel: { complete: (...asked) => world.chatModel.complete(...asked) },
    imageModel: { paint: (...asked) => world.imageModel.paint(...asked) },
    moderation: { isAllowed: (...asked) => world.moderation.isAllowed(...asked) },
    pictureSource: { download: (...asked) => world.pictureSource.download(...asked) },
  } satisfies Partial<AiPorts>
  const listKnownKeys = rememberKeys({ aiKeys, log: recordedLog() })
  const repairJson = (text: string) => text
  return { keyPool, ...models, repairJson, aiKeys, listKnownKeys, aiQueue, generationJobs, startTimer }
}

/** The database behind a fake world, always within reach. */
export function storageOfWorld({ storage, store }: Pick<FakeWorld, 'storage' | 'store'>): StoragePorts {
  return storage ?? memoryStorage(store)
}

/** Ports over a fake world: what a router needs. */
export function portsOfWorld(world: FakeWorld) {
  const reach = async <T>(answer: () => T): Promise<T> => {
    if (world.databaseDown) {
      const cause = new Error('ECONNREFUSED')
      throw new AppError('unavailable', 'The database cannot be reached right now.', { cause })
    }
    world.databaseCalls += 1
    return answer()
  }
  /** The same port, out of reach while the database is down. */
  const reachable = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name)
        return typeof method === 'function' ? (...args: unknown[]) => reach(() => method.apply(target, args)) : method
      },
    })
  const storage = storageOfWorld(world)
  // The same names with the same ports, each out of reach while the database is down.
  const kept = Object.fromEntries(
    Object.entries(storage).map(([name, port]) => [name, reachable(port)]),
  ) as unknown as StoragePorts
  const clock: Clock = { nowMs: () => world.nowMs }
  return {
    ...kept,
    clock,
    trends: fakeTrendReader(world, reach),
    settings: {
      get: (key: string) => reach(() => world.settings.get(key)),
      set: (key: string, value: unknown) => reach(() => void world.settings.set(key, value)),
      setAll: (values: Readonly<Record<string, unknown>>) =>
        reach(() => {
          for (const [key, value] of Object.entries(values)) world.settings.set(key, value)
        }),
      change: <Values extends Readonly<Record<string, unknown>>>(
        keys: readonly string[],
        decide: (stored: Readonly<Record<string, unknown>>) => Values,
      ) =>
        reach(() => {
          const changed = decide(Object.fromEntries(keys.map((key) => [key, world.settings.get(key)])))
          for (const [key, value] of Object.entries(changed)) world.settings.set(key, value)
          return changed
        }),
    },
    resultSignatures: world.resultSignatures,
    disk: { measure: async () => null },
    backups: { look: async () => null },
    database: { isUp: async () => !world.databaseDown },
    ingest: { ...kept.ingest, listHealth: () => reach(() => world.sources) },
    jobs: { list: () => reach(() => world.jobs) },
    tokens: createTokenSource(webcrypto),
    passwords: fakeHasher,
    oneTimeCodes: testCodes,
    commonPasswords: { isCommon: async (password: string) => password === COMMON_PASSWORD },
    pause: async (ms: number) => void world.pausesMs.push(ms),
    inBackground: async (work: () => Promise<void>) => void world.background.push(work),
    log: {
      info: () => undefined,
      warn: (_: unknown, message: string) => void world.warnings.push(message),
      error: () => undefined,
    },
    events: {
      accountChanged: async () => undefined,
      boardsChanged: async () => undefined,
      galleryChanged: async () => undefined,
    },
    ai: aiOf(world, storage, clock),
    media: fakeMedia(world.media),
    images: world.images,
    handwritten: {
      listClassics: async () => world.classics,
      listTopics: async () => world.topics,
      questionsAbout: async (trendId: string) => world.handwritten.get(trendId)?.questions ?? questionsAbout(trendId),
      jokesAbout: async (trendId: string) => world.handwritten.get(trendId)?.jokes ?? NO_JOKES,
    },
    gameLibrary,
    replayRuns: { replay: async (run: RunToReplay) => world.replay(run) },
    mailEvents: { mailsQueued: (mails: readonly MailNotice[]) => void world.queuedMails.push(...mails) },
    mailTransport: {
      send: (...given: Parameters<MailTransport['send']>) => world.mailTransport.send(...given),
      check: (...given: Parameters<MailTransport['check']>) => world.mailTransport.check(...given),
    },
    linkTokens: createLinkTokens(webcrypto, 'the key of a test'),
    secretBox: transparentBox,
    fallbackMailServer: null,
    logsUnsentLinks: true,
    publicUrl: 'https://trends.example',
    random: { bytes: (count: number) => webcrypto.getRandomValues(new Uint8Array(count)) },
    ...(world.storage !== null && {
      trends: world.storage.trends,
      settings: world.storage.settings,
    }),
  }
}
