import { RANKED_PER_NETWORK, type UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'

const TEXTS: Readonly<Record<UnrankedReason, string>> = {
  unverified: 'Not ranked: verify your email address to be ranked next time.',
  network_full: `Not ranked: ${RANKED_PER_NETWORK} people on your network already have a place on this leaderboard today.`,
  too_fast: 'Not ranked: your answers came faster than anyone can read the questions.',
}

/** Why somebody has no place, in a sentence. */
export function unrankedText(reason: UnrankedReason): string {
  return TEXTS[reason]
}
