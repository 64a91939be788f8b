import { OPTIONS_PER_QUESTION, type Question } from './question'
import { type RandomNumber, shuffled } from './random-choice'

const POSITIONS = Array.from({ length: OPTIONS_PER_QUESTION }, (_, position) => position)

/**
 * Positions for the right options of a quiz, dealt from shuffled decks of all four: however long the quiz, no letter is
 * right more than once oftener than another.
 */
export function dealPositions(questions: number, random: RandomNumber): readonly number[] {
  const decks = Math.ceil(questions / OPTIONS_PER_QUESTION)
  return Array.from({ length: decks }, () => shuffled(POSITIONS, random))
    .flat()
    .slice(0, questions)
}

/** The questions of one quiz with their options in another order, each letter right about equally often. */
export function shuffleOptions(questions: readonly Question[], random: RandomNumber): readonly Question[] {
  const positions = dealPositions(questions.length, random)
  return questions.map((question, index) => {
    const correctAnswer = positions[index] ?? 0
    const right = question.options[question.correctAnswer] ?? ''
    const wrong = shuffled(
      question.options.filter((_, option) => option !== question.correctAnswer),
      random,
    )
    return {
      ...question,
      options: [...wrong.slice(0, correctAnswer), right, ...wrong.slice(correctAnswer)],
      correctAnswer,
    }
  })
}
