import { createTokenSource } from '@trendverse/application/accounts/create-token-source'
import { createLinkTokens } from '@trendverse/application/mail/create-link-tokens'
import type { Logger, SecretBox } from '@trendverse/application/ports/world'
import type { RouterContext } from '@trendverse/application/router/context'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { gameLibrary } from '@trendverse/games/game-library'
import { replayRun } from '@trendverse/games/replay-run'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { browserTrendEditor } from '@trendverse/storage/browser/browser-trend-editor'
import { browserTrendLives } from '@trendverse/storage/browser/browser-trend-lives'
import { browserTrendReader } from '@trendverse/storage/browser/browser-trend-reader'
import { deviceToken } from '../session/device-token'
import { commonPasswords } from './common-passwords'
import type { DeviceJobPorts } from './device-jobs'
import { handwritten } from './handwritten'
import { noForecasts } from './no-forecasts'
import { noPredictions } from './no-predictions'
import { noReports } from './no-reports'
import { noOneTimeCodes, noSecondFactors, thisPlace } from './no-second-factors'
import { createPbkdf2Hasher } from './pbkdf2-hasher'
import { SERVER_OF_DEVICE, simulatedMail, withoutPasswords } from './simulated-mail'
import type { ThisDevice } from './this-device'

export type DeviceContextOptions = {
  readonly device: ThisDevice
  readonly webCrypto: Crypto
  readonly nowMs: () => number
  readonly pause: (ms: number) => Promise<void>
  /** What decides whether a simulated mail fails: from 0 up to 1. */
  readonly chance: () => number
  readonly publicUrl: string
  readonly log: Logger
  readonly onMailQueued: () => void
}

/** Everything of the calls' context but where a call comes from. */
export type DeviceContext = Omit<RouterContext, 'origin'>

/** Links in mails that never leave the device guard nothing from whoever opens this browser. */
const LINK_KEY = 'this device'

/** What leaves the device never, so nothing has to be sealed; whoever opens this browser reads its storage anyway. */
const openBox: SecretBox = { seal: async (text) => text, open: async (text) => text }

/** A page in a browser may not read the pages of others. */
const NO_PAGE_HEADS = { findLastRound: async () => null, removeReadBefore: async () => 0 }

const GATHERED_ELSEWHERE = 'Stories need a server.'

const nothing = async () => []

/** Has every method a port may have: those named find nothing, the others refuse in the same words. `never` lets it stand for any port. */
function refusing(message: string, empty: readonly string[] = []): never {
  const refuse = () => Promise.reject(new AppError('unavailable', message))
  return new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' && empty.includes(name) ? nothing : refuse) },
  ) as never
}

/** What stands in for the server where the page runs without one (OP-09). */
export function deviceContext(options: DeviceContextOptions): DeviceContext {
  const { device, nowMs } = options
  const trendsHere = { storage: device.localStorage, starterTrends: starterTrendDetails() }
  const trends = browserTrendReader(trendsHere)
  const context: DeviceContext = {
    ...device.storage,
    smtpConfigs: withoutPasswords(device.storage.smtpConfigs),
    analytics: {
      ...device.storage.analytics,
      listTopTrends: async (limit) =>
        (await trends.listActive())
          .toSorted((a, b) => b.views + b.interactions - a.views - a.interactions)
          .slice(0, limit)
          .map(({ id, name, views, interactions }) => ({ id, name, views, interactions })),
    },
    trends,
    trendLives: browserTrendLives(trends),
    trendEditor: browserTrendEditor(trendsHere),
    composition: refusing(GATHERED_ELSEWHERE, ['listMergeDecisions']),
    stories: refusing(GATHERED_ELSEWHERE, ['listItems', 'listMerges', 'findStories', 'findItems']),
    sourceControls: refusing('Sources need a server.', ['listOff']),
    media: refusing('Pictures need a server. Please try again when you are online.'),
    images: refusing('Pictures need a server. Please try again when you are online.'),
    handwritten,
    gameLibrary,
    replayRuns: { replay: async (run) => replayRun(run) },
    tokens: deviceTokens(options.webCrypto),
    passwords: createPbkdf2Hasher(options.webCrypto),
    commonPasswords,
    pause: options.pause,
    // Nobody here is a stranger, and a page may be closed at any time.
    inBackground: (work) => work(),
    log: options.log,
    // Nothing answers from memory here.
    events: {
      accountChanged: async () => undefined,
      boardsChanged: async () => undefined,
      galleryChanged: async () => undefined,
    },
    random: { bytes: (count) => options.webCrypto.getRandomValues(new Uint8Array(count)) },
    mailEvents: { mailsQueued: options.onMailQueued },
    mailTransport: simulatedMail({ mailbox: device.mailbox, pause: options.pause, chance: options.chance }),
    fallbackMailServer: SERVER_OF_DEVICE,
    logsUnsentLinks: false,
    linkTokens: createLinkTokens(options.webCrypto, LINK_KEY),
    secretBox: openBox,
    publicUrl: options.publicUrl,
    resultSignatures: null,
    ai: null,
    clock: { nowMs },
    disk: { measure: async () => null },
    backups: { look: async () => null },
    database: { isUp: async () => true },
    jobs: { list: async () => [] },
    ingest: { listHealth: async () => [], listObservations: async () => new Map() },
    forecasts: noForecasts,
    predictions: noPredictions,
    reports: noReports,
    secondFactors: noSecondFactors,
    signInPlaces: thisPlace,
    oneTimeCodes: noOneTimeCodes,
    pageHeads: NO_PAGE_HEADS,
    about: { version: 'browser', startedAtMs: nowMs() },
    isStopping: () => false,
  }
  return isSecure(options.webCrypto) ? context : { ...context, ...withoutAccounts() }
}

/** Pages are closed and reloaded in the middle of sending: a mail under way then is soon taken again. */
const SENDING_LEASE_MS = 10_000

/** What the work beside the calls needs. */
export function deviceJobPorts(context: DeviceContext): DeviceJobPorts {
  const { mails } = context
  return {
    ...context,
    pageHeads: NO_PAGE_HEADS,
    startTimer(ms, ring) {
      const timer = setTimeout(ring, ms)
      return () => clearTimeout(timer)
    },
    mails: { ...mails, take: (limit, nowMs) => mails.take(limit, nowMs, SENDING_LEASE_MS) },
  }
}

/** Browsers give `subtle` only to pages that nobody could have changed on their way (https, or this machine itself). */
export function isSecure(webCrypto: Crypto): boolean {
  return (webCrypto.subtle as SubtleCrypto | undefined) !== undefined
}

/** What accounts are refused with outside a secure context (OP-09). */
export const INSECURE_TEXT = 'Accounts on this device need a secure connection (https), which this page doesn’t have.'

/** Passwords cannot be hashed and tokens cannot be hashed: everybody is a guest. */
function withoutAccounts(): Pick<DeviceContext, 'accounts' | 'sessions' | 'accountTokens' | 'rateCounter' | 'tokens'> {
  const refused = refusing(INSECURE_TEXT)
  return { accounts: refused, sessions: refused, accountTokens: refused, rateCounter: refused, tokens: refused }
}

function deviceTokens(webCrypto: Crypto) {
  const tokens = createTokenSource(webCrypto)
  return { ...tokens, create: () => deviceToken(tokens.create()) }
}
