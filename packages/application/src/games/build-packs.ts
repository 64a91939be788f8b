import { type GamePack, packIdOf } from '@trendverse/domain/games/game-pack'
import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { canonicalJson } from '@trendverse/domain/primitives/canonical-json'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { isClassic } from '@trendverse/domain/trends/classic'
import { featureTrends } from '@trendverse/domain/trends/listing/feature-trends'
import type { Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import type { BuiltPack, GamePackHead } from '../ports/games'
import type { Needs } from '../ports/ports'
import { type ForecastHistory, findRewindCases } from './rewind-cases'

export type PackPorts = Needs<'clock' | 'gameLibrary' | 'gamePacks' | 'handwritten' | 'tokens' | 'trends'>

/** So long nothing should come twice. */
const EARLIER_DAYS = 14

/** Figures older than this are not of today. */
const FRESH_MS = 36 * HOUR_MS

const NOTHING_TO_PLAY = 'There’s nothing to play in this game today. Please come back tomorrow.'

/** A day of games, UTC: everybody plays the same. */
export function gameDay(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10)
}

/**
 * Builds what today's games are played with, from today's trends, where no pack of today was built yet; answers the ids of
 * the new ones. A day whose trends do not suffice gets none: `packInUse` finds another.
 *
 * @param history What became of earlier forecasts; null where nobody keeps that, as on a device.
 */
export async function buildTodaysPacks(ports: PackPorts, history: ForecastHistory | null): Promise<readonly string[]> {
  const nowMs = ports.clock.nowMs()
  const day = gameDay(nowMs)
  const built: string[] = []
  for (const { id: gameId } of ports.gameLibrary.games) {
    // Of a game that is made of the archive alone nothing is read here: its first player of the day has its pack built.
    if (!ports.gameLibrary.rulesOf(gameId)?.editions.includes('today')) continue
    if ((await ports.gamePacks.listDays(gameId, day, day)).length > 0) continue
    const material: PackMaterial = {
      day,
      trends: await freshTrends(ports, nowMs),
      ...readsFor(ports, gameId, day),
      pastCases: async () => (history === null ? [] : findRewindCases(history, { nowMs, seed: day })),
    }
    const made = await ports.gameLibrary.buildPack(gameId, material)
    if (made?.edition !== 'today') continue
    const pack = await toPack(ports, gameId, day, made)
    const kept = await ports.gamePacks.add(pack)
    if (kept?.id === pack.id) built.push(pack.id)
  }
  return built
}

/**
 * What a game is played with now: the pack of today, else that of yesterday, else one of the archive, built when it is first
 * asked for. Throws AppError `conflict` where not even that can be built.
 */
export async function packInUse(ports: PackPorts, gameId: string): Promise<GamePackHead> {
  const day = gameDay(ports.clock.nowMs())
  const recent = await ports.gamePacks.listDays(gameId, dayPlus(day, -1), day)
  const usable = recent.filter((pack) => pack.withdrawnAtMs === null)
  const inUse = usable.find((pack) => pack.day === day) ?? usable.find(({ edition }) => edition === 'today')
  return inUse ?? archivePack(ports, gameId, day)
}

/** The pack of a day out of what ships with the product: built, and kept, unless one of that day is. */
export async function archivePack(ports: PackPorts, gameId: string, day: string): Promise<GamePackHead> {
  const archive = (await currentTrends(ports)).filter(({ origin }) => origin === 'starter')
  const made = await ports.gameLibrary.buildPack(gameId, {
    day,
    trends: archive,
    ...readsFor(ports, gameId, day),
    pastCases: async () => [],
  })
  const kept = made === null ? null : await ports.gamePacks.add(await toPack(ports, gameId, day, made))
  if (kept === null) throw new AppError('conflict', NOTHING_TO_PLAY)
  return kept
}

/** The parts of a pack's material that are read when a game asks for them. */
function readsFor(ports: PackPorts, gameId: string, day: string) {
  return {
    detailsOf: detailsFrom(ports),
    jokesAbout: (trendId) => ports.handwritten.jokesAbout(trendId),
    questionsAbout: (trendId) => ports.handwritten.questionsAbout(trendId),
    earlier: () => otherContents(ports, gameId, day),
  } satisfies Partial<PackMaterial>
}

/** What was played with in the days before a day, and after it where it is a past one. */
async function otherContents({ gamePacks }: PackPorts, gameId: string, ofDay: string): Promise<readonly unknown[]> {
  const known = await gamePacks.listDays(gameId, dayPlus(ofDay, -EARLIER_DAYS), dayPlus(ofDay, EARLIER_DAYS))
  const heads = known.filter(({ day }) => day !== ofDay)
  const packs: unknown[] = []
  for (const { id } of heads) packs.push(JSON.parse((await gamePacks.find(id))?.content ?? 'null'))
  return packs
}

async function toPack(ports: PackPorts, gameId: string, day: string, built: BuiltPack): Promise<GamePack> {
  const content = canonicalJson(built.content)
  const id = packIdOf(gameId, day, await ports.tokens.hash(content))
  return { id, gameId, day, edition: built.edition, content, builtAtMs: ports.clock.nowMs(), withdrawnAtMs: null }
}

/** Trends that were heard of lately, none of the catalogue alone: sources may have been silent for days, and a device shows what it last saw. */
async function freshTrends(ports: Needs<'trends'>, nowMs: number): Promise<readonly Trend[]> {
  const trends = await currentTrends(ports)
  return trends.filter((trend) => !isClassic(trend) && Date.parse(trend.updatedDate) > nowMs - FRESH_MS)
}

const detailsFrom =
  ({ trends }: Needs<'trends'>): PackMaterial['detailsOf'] =>
  async (wanted) => {
    const found: TrendDetail[] = []
    // One after the other: nobody waits for a night's pack, and everybody for a database that is busy.
    for (const { id } of wanted) {
      const detail = await trends.findShown(id)
      if (detail !== null) found.push(detail)
    }
    return found
  }

async function currentTrends({ trends }: Needs<'trends'>): Promise<readonly Trend[]> {
  return featureTrends(await trends.listActive(), { autoFeature: false })
}
