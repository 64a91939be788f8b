import type { Game } from '@trendverse/domain/games/game'
import type { GamePack } from '@trendverse/domain/games/game-pack'
import { NOON_MS } from './samples'

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
