import { quoted } from '../../say-words'
import { gapTexts, leaveGap } from '../gaps'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { wrongYears } from '../wrong-years'

/** A year by itself, not a decade ("2010s") and no part of a date. */
const YEAR = /(?<![\p{L}\p{N}/-])(?:19|20)\d{2}(?![\p{L}\p{N}/-])/gu
const ROUGHLY = /\b(?:around|about|circa|roughly|near|late|early|mid|turn of)(?: the)?(?: year)? $/i

function compose(material: QuizMaterial, sentence: string, index: number): Candidate[] {
  const { name, difficulty, random, nowMs } = material
  const thisYear = new Date(nowMs).getUTCFullYear()
  const shown = gapTexts(material).find(({ event, text }) => event === null && text === sentence)
  if (shown === undefined) return []
  const years = [...sentence.matchAll(YEAR)]
  const taken = years.map(([written]) => Number(written))
  return years.flatMap((match) => {
    const [written] = match
    const year = Number(written)
    const gap = leaveGap(material, sentence, written, match.index)
    const leastGap = ROUGHLY.test(sentence.slice(0, match.index)) ? 4 : 2
    const wrong = wrongYears({ year, leastGap, difficulty, earliest: 1, latest: thisYear, taken }, random)
    // A sentence of this very year gives it away: it is in the news.
    if (gap === null || wrong === null || year >= thisYear) return []
    return [
      {
        type: 'knowledge',
        topic: 'dates',
        wordings: [
          `A year is missing in this sentence about ${name}: ${quoted(gap)}. Which one is it?`,
          `Which year fills the gap in this sentence about ${name}? ${quoted(gap)}`,
        ],
        right: written,
        wrong: wrong.map(String),
        explanation: `The year is ${written}: ${quoted(sentence)}.`,
        proof: shown.proof,
        asks: [`sentence ${index}`],
        tells: [],
      },
    ]
  })
}

/** A year left out of the description. */
export const gapYear: QuestionKind = {
  id: 'gap-year',
  compose: (material) => material.sentences.flatMap((sentence, index) => compose(material, sentence, index)),
}
