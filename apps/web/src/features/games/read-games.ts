import { notFound } from '@tanstack/react-router'
import { isNotFoundError } from '../../backend/call/is-not-found'
import type { Services } from '../../backend/services'
import type { ListedGame } from './game-calls'

type Asked = Pick<Services, 'call' | 'firstData'>

/** The catalogue (OP-71), which the server may have read already. */
export async function readGames({ call, firstData }: Asked): Promise<readonly ListedGame[]> {
  const { data } = await firstData.once('games', () => call((backend) => backend.games.list()))
  return data
}

/** One game of it; throws what leads to the page of a missing one (PL-02). */
export async function readGame({ call, firstData }: Asked, gameId: string): Promise<ListedGame> {
  try {
    const { data } = await firstData.once(`game:${gameId}`, () => call((backend) => backend.games.get({ gameId })))
    return data
  } catch (error) {
    if (isNotFoundError(error)) throw notFound()
    throw error
  }
}
