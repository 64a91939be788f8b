import { containsWords, foldText } from '../fold-text'
import type { Question } from '../question'
import { type RandomNumber, shuffled } from '../random-choice'
import type { Candidate, QuestionKind } from './question-kind'

/** A candidate with the kind it came from, and the question made of it. */
export type Offer = {
  readonly kind: QuestionKind
  readonly candidate: Candidate
  /** In one of its wordings; null where the gate lets none through beside the questions chosen so far. */
  readonly admit: () => Question | null
}

type Chosen = { readonly offer: Offer; readonly question: Question }

/** How strictly a quiz is filled: each level is tried where those before left places open. */
type Level = {
  readonly perKind: number
  readonly perType: number
  readonly withSpare: boolean
  /** Whether the words of a question may, by chance, hold the answer of another one. */
  readonly mayHint: boolean
}

/** One question in so many may ask for a year. */
const DATES_ONE_IN = 5
const ANY = Number.POSITIVE_INFINITY

const LEVELS: readonly Level[] = [
  // One of every type first (QZ-21), then the more telling kinds, then whatever is left.
  { perKind: 1, perType: 1, withSpare: true, mayHint: false },
  { perKind: 1, perType: ANY, withSpare: false, mayHint: false },
  { perKind: 2, perType: ANY, withSpare: false, mayHint: false },
  { perKind: 2, perType: ANY, withSpare: true, mayHint: false },
  { perKind: ANY, perType: ANY, withSpare: true, mayHint: false },
  { perKind: ANY, perType: ANY, withSpare: true, mayHint: true },
]

/** From so many on, a type finds a place whenever it chooses. */
const SCARCE = 5

const meets = (a: readonly string[], b: readonly string[]): boolean => a.some((fact) => b.includes(fact))
const says = (question: string, answer: string): boolean => containsWords(foldText(question), foldText(answer))

/** Whether two questions ask the same, or one tells what the other asks. */
function collide(a: Candidate, b: Candidate): boolean {
  return meets(a.asks, b.asks) || meets(a.asks, b.tells) || meets(a.tells, b.asks)
}

/** Whether the words of one question, by chance, contain the answer of the other, or both have one answer. */
function hint(a: Candidate, b: Candidate): boolean {
  const aSays = a.wordings.some((wording) => says(wording, b.right))
  return aSays || b.wordings.some((wording) => says(wording, a.right)) || foldText(a.right) === foldText(b.right)
}

function fits(offer: Offer, chosen: readonly Chosen[], level: Level, count: number): boolean {
  const { candidate, kind } = offer
  if (kind.isSpare === true && !level.withSpare) return false
  if (chosen.filter((one) => one.offer.kind === kind).length >= level.perKind) return false
  if (chosen.filter((one) => one.offer.candidate.type === candidate.type).length >= level.perType) return false
  const dates = chosen.filter((one) => one.offer.candidate.topic === 'dates').length
  if (candidate.topic === 'dates' && dates >= Math.max(1, Math.floor(count / DATES_ONE_IN))) return false
  return !chosen.some(
    ({ offer: { candidate: other } }) => collide(candidate, other) || (!level.mayHint && hint(candidate, other)),
  )
}

/** The first of every kind, then the second of every kind and so on; kinds and candidates in a random order, spare kinds last. */
export function interleaveKinds<Item extends { readonly kind: QuestionKind }>(
  items: readonly Item[],
  random: RandomNumber,
): readonly Item[] {
  const mixedUp = shuffled(items, random)
  const kinds = shuffled([...new Set(items.map(({ kind }) => kind))], random)
  const lists = kinds.map((kind) => mixedUp.filter((item) => item.kind === kind))
  const rounds = Math.max(0, ...lists.map((list) => list.length))
  const mixed = Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat()
  return mixed.toSorted((a, b) => Number(a.kind.isSpare === true) - Number(b.kind.isSpare === true))
}

/**
 * Chooses up to `count` questions that go together: no fact asked twice, none told by another, as many types and kinds
 * as there are. Types with the fewest candidates choose first, so that they are not crowded out.
 */
export function selectOffers(
  offers: readonly Offer[],
  count: number,
  before: readonly Chosen[] = [],
): readonly Chosen[] {
  const chosen: Chosen[] = [...before]
  const types = [...new Set(offers.map(({ candidate }) => candidate.type))]
    .map((type) => ({
      type,
      offers: offers.filter(({ candidate }) => candidate.type === type),
    }))
    .toSorted((a, b) => Math.min(a.offers.length, SCARCE) - Math.min(b.offers.length, SCARCE))
  const open = new Set(offers)
  const addOne = (ofType: readonly Offer[], level: Level): boolean => {
    for (const offer of ofType) {
      if (!open.has(offer) || !fits(offer, chosen, level, count)) continue
      open.delete(offer)
      const question = offer.admit()
      if (question === null) continue
      chosen.push({ offer, question })
      return true
    }
    return false
  }
  for (const level of LEVELS) {
    let hasAdded = true
    while (hasAdded && chosen.length < count) {
      hasAdded = false
      for (const { offers: ofType } of types) {
        if (chosen.length < count && addOne(ofType, level)) hasAdded = true
      }
    }
  }
  return chosen
}
