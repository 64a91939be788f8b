import { NO_ROBOTS_RULES, type RobotsRules, readRobots, robotsAllow } from '@trendverse/domain/pages/robots-rules'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { FetchFailure } from '../outbound/fetch-failure'
import { MAX_GAP_MS } from './host-turns'

/** What a robots.txt said is believed this long. */
const RULES_LIFE_MS = DAY_MS
/** One that could not be read is asked for again after this. */
const FAILURE_LIFE_MS = HOUR_MS
/** Origins remembered; at 100 KB each at most. */
const MAX_ORIGINS = 256

export type RobotsGate = {
  /**
   * Whether a page may be asked, by the robots.txt of its origin. Throws FetchFailure, mostly with the reason `robots`,
   * when it may not: for good (`retryAfterMs` null) or for now.
   *
   * @returns The least time the site wants between two requests, milliseconds; 0 where it does not say.
   */
  admit(page: URL, signal: AbortSignal): Promise<number>
}

type Known = {
  readonly askedAtMs: number
  readonly outcome: Promise<RobotsRules | FetchFailure>
  lifeMs: number
}

/**
 * Asks each origin for its robots.txt once a day and remembers what it says (RFC 9309): 4xx allows everything, 5xx, 429
 * and silence nothing for now.
 *
 * @param ask The text of an origin's robots.txt; throws FetchFailure.
 * @param agent Our product token.
 */
export function createRobotsGate(options: {
  readonly ask: (origin: string, signal: AbortSignal) => Promise<string>
  readonly agent: string
  readonly nowMs: () => number
}): RobotsGate {
  const { ask, agent, nowMs } = options
  const origins = new Map<string, Known>()

  async function read(origin: string, signal: AbortSignal): Promise<RobotsRules | FetchFailure> {
    try {
      return readRobots(await ask(origin, signal), agent)
    } catch (error) {
      if (!(error instanceof FetchFailure) || signal.aborted) throw error
      return meaningOf(error)
    }
  }

  async function rulesOf(origin: string, signal: AbortSignal): Promise<RobotsRules | FetchFailure> {
    const earlier = origins.get(origin)
    if (earlier !== undefined && nowMs() - earlier.askedAtMs < earlier.lifeMs) return earlier.outcome
    const known: Known = { askedAtMs: nowMs(), outcome: read(origin, signal), lifeMs: RULES_LIFE_MS }
    // Setting it again moves an origin to the end of the map; the oldest stand at its beginning.
    origins.delete(origin)
    origins.set(origin, known)
    for (const oldest of origins.keys()) {
      if (origins.size <= MAX_ORIGINS) break
      origins.delete(oldest)
    }
    try {
      const outcome = await known.outcome
      if (outcome instanceof FetchFailure) known.lifeMs = FAILURE_LIFE_MS
      return outcome
    } catch (error) {
      // The read was cancelled, which says nothing about the site.
      origins.delete(origin)
      throw error
    }
  }

  return {
    async admit(page, signal) {
      const rules = await rulesOf(page.origin, signal)
      if (rules instanceof FetchFailure) throw rules
      if (!robotsAllow(rules, page.pathname + page.search)) {
        throw new FetchFailure('robots', 'its robots.txt does not allow it')
      }
      const delayMs = rules.crawlDelayMs ?? 0
      if (delayMs > MAX_GAP_MS) throw new FetchFailure('robots', 'its robots.txt asks for longer pauses than we make')
      return delayMs
    },
  }
}

/** What it means that a robots.txt could not be read. */
function meaningOf(failure: FetchFailure): RobotsRules | FetchFailure {
  const { reason, status } = failure
  const isMissing = status !== null && status >= 400 && status < 500 && status !== 429
  if (isMissing || reason === 'too_many_redirects') return NO_ROBOTS_RULES
  // The page lies behind the same address and the same line.
  if (reason === 'blocked_address' || reason === 'bad_address' || reason === 'network') return failure
  return new FetchFailure('robots', `its robots.txt cannot be read now: ${failure.message}`, {
    retryAfterMs: failure.retryAfterMs ?? FAILURE_LIFE_MS,
    cause: failure,
  })
}
