import { type RandomStream, randomStream } from '../../../rules-kit/random-stream'
import { CAPTIONS, GROUP_SIZE, GROUPS, SCRAPS } from './board-input'

/** The part of a day's pack that decides a board: four groups of four scraps, the plainest first, and three captions each. */
export type BoardPack = {
  readonly groups: readonly {
    readonly scraps: readonly unknown[]
    readonly meme: { readonly captions: readonly unknown[] }
  }[]
}

export type BoardEnd = 'playing' | 'solved' | 'failed' | 'out_of_moves'
/** What came of the last input that was a guess. */
export type GuessResult = 'none' | 'right' | 'one_away' | 'wrong' | 'repeated'

/**
 * A board at one instant. Whole numbers throughout. Scrap 4g + n is the n-th scrap of group g. Sets of scraps and of groups
 * are sums of powers of two: bit n is scrap or group n.
 */
export type BoardState = {
  /** What is fixed for a whole run. */
  readonly plan: { readonly seed: string }
  readonly end: BoardEnd
  readonly tick: number
  /** Every scrap once: which one lies at which place. Those of found groups stay where they were. */
  readonly order: readonly number[]
  readonly selected: number
  /** Groups, in the order they were found. */
  readonly found: readonly number[]
  /** Guesses that counted, as sets of scraps. */
  readonly guesses: readonly number[]
  readonly result: GuessResult
  readonly mistakes: number
  readonly shuffles: number
  /** The group whose caption is to be chosen before the board goes on; -1: none. */
  readonly captioning: number
  /** By group; -1: none was chosen. */
  readonly captions: readonly number[]
  readonly points: number
}

/** The start of a board. Throws on a pack that is not four groups of four scraps with three captions each. */
export function startBoard(seed: string, { groups }: BoardPack): BoardState {
  const isWhole = groups.every(({ scraps, meme }) => scraps.length === GROUP_SIZE && meme.captions.length === CAPTIONS)
  if (groups.length !== GROUPS || !isWhole) throw new RangeError('A pack holds four groups of four scraps.')
  const order = Array.from({ length: SCRAPS }, (_, scrap) => scrap)
  return {
    plan: { seed },
    end: 'playing',
    tick: 0,
    order: shuffledPlaces(order, randomStream(`${seed}/order`)),
    selected: 0,
    found: [],
    guesses: [],
    result: 'none',
    mistakes: 0,
    shuffles: 0,
    captioning: -1,
    captions: groups.map(() => -1),
    points: 0,
  }
}

/** The same scraps at other places, every order as likely (Fisher and Yates). */
export function shuffledPlaces(order: readonly number[], random: RandomStream): readonly number[] {
  const places = [...order]
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last)
    const moved = places[last] ?? 0
    places[last] = places[other] ?? 0
    places[other] = moved
  }
  return places
}

export function groupOf(scrap: number): number {
  return scrap >> 2
}

/** The scraps of a group, as a set. */
export function scrapsOfGroup(group: number): number {
  return 15 << (GROUP_SIZE * group)
}

export function countOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}
