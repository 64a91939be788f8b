import type { Game } from '@trendverse/domain/games/game'
import { expect, it } from 'vitest'
import { changesOf, readDraft, toDraft } from './game-draft'

const GAME: Game = {
  id: 'tiles',
  name: 'Tiles',
  description: 'A game of tiles.',
  gameUrl: 'https://games.example.org/tiles',
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
  tags: ['puzzle', 'tiles'],
  developer: 'Somebody',
  version: 'v1.0.0',
  fileSize: '1.2 MB',
  features: ['Can be played'],
  mobileOptimized: false,
}

it('holds every field of a game and reads the same game out of it', () => {
  expect(readDraft(toDraft(GAME))).toEqual({ game: GAME })
})

it('takes lines without their spaces, and none that is empty', () => {
  expect(readDraft({ ...toDraft(GAME), tags: ' puzzle \n\n tiles' })).toEqual({ game: GAME })
})

it('says at each field what is wrong with it', () => {
  const wrong = { ...toDraft(GAME), name: ' ', gameUrl: 'http://games.example.org', minAge: 'six', version: '' }
  expect(readDraft(wrong)).toEqual({
    problems: {
      name: 'Please check this. Up to 60 characters.',
      gameUrl: 'Please check this. An https address, or a folder like /games/trend-quiz/.',
      minAge: 'Please check this. In years, from 0 to 18.',
      version: 'Please fill this in.',
    },
  })
})

it('sends what was changed alone, with what stood there before', () => {
  expect(changesOf({ ...GAME, minAge: 8, tags: ['puzzle'] }, GAME)).toEqual({
    changes: { minAge: 8, tags: ['puzzle'] },
    seen: { minAge: 6, tags: ['puzzle', 'tiles'] },
    isChanged: true,
  })
  expect(changesOf(GAME, { ...GAME })).toEqual({ changes: {}, seen: {}, isChanged: false })
})
