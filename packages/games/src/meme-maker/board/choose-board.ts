import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import { GROUPS_PER_PACK, SCRAPS_PER_GROUP } from '../pack'
import type { FoundScrap } from '../scraps/find-scraps'
import { tellingTokens } from '../scraps/telling-tokens'
import { guessableByLook } from './board-gate'
import { type Candidate, fits, standApart } from './candidate'

/** Draws of four trends; each costs a millisecond, and most boards are refused. */
const MAX_DRAWS = 400
/** Boards that pass, of which the day takes the one that is as hard as the day is. */
const ENOUGH_BOARDS = 12
/** No more of one look in a group. */
const MOST_OF_A_FORM = 2

/** Four groups of four scraps, the plainest group first. */
export type Board = readonly { readonly candidate: Candidate; readonly scraps: readonly FoundScrap[] }[]

/**
 * A board that has one solution and gives itself away by nothing but meaning, or how near it came: the most groups of one
 * draw that stood apart. Gentle on Monday, hard on Sunday. The same candidates and day give the same board.
 */
export function chooseBoard(candidates: readonly Candidate[], day: string): Board | number {
  const boards: Board[] = []
  let most = 0
  for (let draw = 0; draw < MAX_DRAWS && boards.length < ENOUGH_BOARDS; draw += 1) {
    const seed = `${day}/${draw}`
    const group = drawGroup(candidates, seed)
    most = Math.max(most, group.length)
    const board = group.length === GROUPS_PER_PACK ? dealScraps(group, seed) : null
    if (board !== null) boards.push(board)
  }
  // 0 is Sunday.
  const hardness = (new Date(day).getUTCDay() + 6) % 7
  const ranked = boards.toSorted((a, b) => plainnessOf(b) - plainnessOf(a))
  return ranked[Math.round((hardness / 6) * (ranked.length - 1))] ?? most
}

function drawGroup(candidates: readonly Candidate[], seed: string): readonly Candidate[] {
  const drawn: Candidate[] = []
  for (const one of inOrderOf(candidates, seed, ({ trend }) => trend.id)) {
    if (drawn.every((other) => standApart(one, other))) drawn.push(one)
    if (drawn.length === GROUPS_PER_PACK) break
  }
  return drawn
}

function dealScraps(group: readonly Candidate[], seed: string): Board | null {
  const board = group.map((candidate) => {
    const others = group.filter((other) => other !== candidate)
    const own = candidate.scraps.filter((scrap) => !others.some((other) => fits(scrap, other)))
    return { candidate, scraps: fourOf(inOrderOf(own, seed, ({ text }) => text)) }
  })
  if (board.some(({ scraps }) => scraps.length < SCRAPS_PER_GROUP)) return null
  if (guessableByLook(board.map(({ scraps }) => scraps)) !== null) return null
  return board.toSorted((a, b) => plainness(b) - plainness(a) || (a.candidate.trend.id < b.candidate.trend.id ? -1 : 1))
}

/** Four scraps, no form more than twice. */
function fourOf(scraps: readonly FoundScrap[]): readonly FoundScrap[] {
  const chosen: FoundScrap[] = []
  for (const scrap of scraps) {
    if (chosen.filter(({ form }) => form === scrap.form).length < MOST_OF_A_FORM) chosen.push(scrap)
    if (chosen.length === SCRAPS_PER_GROUP) break
  }
  return chosen
}

/** How much a scrap says to somebody who has never heard of it: described things most, years least. */
const PLAINNESS = { words: 3, quote: 2, name: 1, number: 0 } as const

type Group = Board[number]

/** A word that the trend is also filed under gives it away. */
function plainness({ candidate, scraps }: Group): number {
  const tags = new Set(candidate.trend.tags.flatMap(tellingTokens))
  return scraps.reduce(
    (sum, { form, tokens }) => sum + PLAINNESS[form] + (tokens.some((token) => tags.has(token)) ? 2 : 0),
    0,
  )
}

function plainnessOf(board: Board): number {
  return board.reduce((sum, group) => sum + plainness(group), 0)
}

function inOrderOf<Item>(items: readonly Item[], seed: string, idOf: (item: Item) => string): readonly Item[] {
  return items
    .map((item) => ({ item, id: idOf(item), place: seededFraction(idOf(item), seed) }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ item }) => item)
}
