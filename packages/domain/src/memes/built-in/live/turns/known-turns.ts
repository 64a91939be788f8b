import { CHANGE_TURNS } from './change-turns'
import { CONTEST_TURNS } from './contest-turns'
import { DEAL_TURNS } from './deal-turns'
import { DECISION_TURNS } from './decision-turns'
import { LAW_TURNS } from './law-turns'
import { MEETING_TURNS } from './meeting-turns'
import { MONEY_TURNS } from './money-turns'
import { OFFICE_TURNS } from './office-turns'
import { PHRASE_TURNS } from './phrase-turns'
import { PLAYER_TURNS } from './player-turns'
import { PRIZE_TURNS } from './prize-turns'
import { QUARREL_TURNS } from './quarrel-turns'
import { SCIENCE_TURNS } from './science-turns'
import { SHOW_TURNS } from './show-turns'
import { TALK_TURNS } from './talk-turns'
import { TECH_TURNS } from './tech-turns'
import { THING_TURNS } from './thing-turns'
import type { Turn } from './turn'

/** How telling a turn is: `phrase` is the joke of a headline whatever else it tells, a `thing` is told where nothing else is. */
export type Rank = 'phrase' | 'deed' | 'thing'

/** A turn that a headline takes, with where it stands in it. */
export type Known = { readonly turn: Turn; readonly rank: Rank; readonly match: RegExpExecArray }

/** The narrower before the wider. */
const DEED_TURNS: readonly Turn[] = [
  ...LAW_TURNS,
  ...DEAL_TURNS,
  ...MONEY_TURNS,
  ...OFFICE_TURNS,
  ...QUARREL_TURNS,
  ...MEETING_TURNS,
  ...DECISION_TURNS,
  ...SCIENCE_TURNS,
  ...SHOW_TURNS,
  ...PRIZE_TURNS,
  ...PLAYER_TURNS,
  ...CONTEST_TURNS,
  ...TECH_TURNS,
  ...CHANGE_TURNS,
  ...TALK_TURNS,
]

const RANKED: readonly (readonly [Rank, readonly Turn[]])[] = [
  ['phrase', PHRASE_TURNS],
  ['deed', DEED_TURNS],
  ['thing', THING_TURNS],
]

/** Every turn there is. */
export const ALL_TURNS: readonly Turn[] = RANKED.flatMap(([, turns]) => turns)

/** The turn a headline takes; null: none that is known. */
export function turnOf(headline: string): Known | null {
  for (const [rank, turns] of RANKED) {
    for (const turn of turns) {
      const match = turn.told.exec(headline)
      if (match !== null) return { turn, rank, match }
    }
  }
  return null
}
