import type { RunDraft, RunEnd } from '@trendverse/application/ports/games'
import type { Game } from '@trendverse/domain/games/game'
import type { GamePack } from '@trendverse/domain/games/game-pack'
import type { RunResult } from '@trendverse/domain/games/game-run'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import { idOf, NOON_MS } from './samples'

/** A game of the catalogue. */
export function sampleGame(id: string, changes: Partial<Game> = {}): Game {
  return {
    id,
    name: `Game ${id}`,
    description: 'A game that somebody added.',
    gameUrl: 'https://games.example.org/play',
    gameType: 'html5',
    controls: 'keyboard',
    instructions: 'Press the keys.',
    category: 'Puzzle',
    difficulty: 'Easy',
    responsive: true,
    thumbnail: '/games/thumbnail.svg',
    minAge: 6,
    maxPlayers: 1,
    estimatedPlayTime: '3-5 min',
    tags: ['puzzle'],
    developer: 'Somebody',
    version: 'v1.0.0',
    fileSize: '1.2 MB',
    features: ['Can be played'],
    mobileOptimized: false,
    ...changes,
  }
}

/** A pack of the game `tiles`. */
export function samplePack(day: string, changes: Partial<GamePack> = {}): GamePack {
  return {
    id: `tiles-${day}-0123456789ab`,
    gameId: 'tiles',
    day,
    edition: 'today',
    content: `{"day":"${day}"}`,
    builtAtMs: NOON_MS,
    withdrawnAtMs: null,
    ...changes,
  }
}

/** The n-th start of the game `tiles` by the account `idOf(userNumber)`; its id is `idOf(600 + n)`. */
export function sampleDraft(n: number, userNumber: number, changes: Partial<RunDraft> = {}): RunDraft {
  const day = changes.day ?? '2026-03-03'
  const packId = samplePack(day).id
  return {
    id: idOf(600 + n),
    userId: idOf(userNumber),
    gameId: 'tiles',
    mode: 'normal',
    packId,
    day,
    rulesVersion: 1,
    edition: 'today',
    startedAtMs: NOON_MS + n,
    seed: `${packId}/daily`,
    unranked: null,
    ...changes,
  }
}

/** What ends a run with so many points. */
export function endsWithPoints(
  points: number,
  changes: Partial<RunResult> & { readonly log?: string; readonly unranked?: UnrankedReason } = {},
): RunEnd {
  const { log = `log-of-${points}`, unranked = null, ...parts } = changes
  const result = { points, ticks: 1_000, finishedAtMs: NOON_MS + 60_000, ...parts }
  return { result, log, logHash: `hash of ${log}`, unranked }
}
