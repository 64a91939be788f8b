import { dataBlock, dataRule, type Prompt, withinLimits } from '../ai/prompt'
import { DIFFICULTIES, type Difficulty, OPTIONS_PER_QUESTION, QUESTION_TYPES, type Question } from './question'

const DIFFICULTY_WORDS: Readonly<Record<Difficulty, string>> = {
  easy: 'somebody who has read about it once can answer',
  medium: 'somebody who follows it can answer',
  hard: 'only somebody who knows it well can answer, wrong options lying close to the right one',
}

const DATA_RULE = dataRule('ask about')

const REPLY_SHAPE = `{"questions":[{"type":"${QUESTION_TYPES.join('|')}","question":"...","options":["...","...","...","..."],"correctAnswer":0,"explanation":"...","quote":"...","difficulty":"${DIFFICULTIES.join('|')}","tags":["..."]}]}`

const WRITER = [
  'You write multiple-choice questions for a quiz about one trend. They are answered by curious people who read about it.',
  DATA_RULE,
  'Rules:',
  `- Every question has ${OPTIONS_PER_QUESTION} different options of about the same length. Exactly one is right, and the evidence says so; the others are plausible and certainly wrong.`,
  '- "quote" is the passage of the evidence that proves the answer, copied word for word from one single text, at least ten characters.',
  '- "correctAnswer" is the position of the right option, counted from 0.',
  '- "explanation" tells the fact in one or two plain sentences.',
  '- Types: knowledge asks for a fact; application for what follows from one; analysis for a comparison or a cause; prediction for how something went on that has already happened; problem-solving for a conclusion from several facts. Mix them.',
  '- A question can be understood without the evidence at hand and does not mention "the evidence" or "the text".',
  '- Nothing like "What is it?", no "all of the above", no markup, no links, no opinions, nothing the evidence does not say.',
  `Answer with JSON of this shape and nothing else: ${REPLY_SHAPE}`,
].join('\n')

/** Asks for questions about a trend out of its evidence (QZ-18 to QZ-21). */
export function writerPrompt(request: {
  readonly trendName: string
  /** See `evidenceTextsOf`; the first are the most telling. */
  readonly evidenceTexts: readonly string[]
  readonly count: number
  readonly difficulty: Difficulty
  /** Questions that must not come again. */
  readonly asked: readonly string[]
}): Prompt {
  const { trendName, count, difficulty, asked } = request
  const lines = [
    `Trend: ${JSON.stringify(trendName)}`,
    `Questions: ${count}`,
    `Difficulty: ${difficulty}, which ${DIFFICULTY_WORDS[difficulty]}`,
    ...(asked.length === 0 ? [] : [`Asked already, so ask for something else: ${JSON.stringify(asked)}`]),
    ...dataBlock('EVIDENCE', withinLimits(request.evidenceTexts)),
  ]
  return { system: WRITER, user: lines.join('\n') }
}

const CHECKER = [
  'You answer multiple-choice questions strictly from the evidence you are given.',
  DATA_RULE,
  'For each question answer with the position of the one option that the evidence proves, counted from 0, or with -1 when it proves none of them or more than one.',
  'Answer with JSON of this shape and nothing else: {"answers":[0,2,-1]}',
].join('\n')

/** Asks for the answers of questions by somebody who was not told them: the blind pass of the quality gate. */
export function checkerPrompt(questions: readonly Question[], evidenceTexts: readonly string[]): Prompt {
  const asked = questions.map(({ question, options }) => ({ question, options }))
  const lines = [
    'QUESTIONS BEGIN',
    JSON.stringify(asked),
    'QUESTIONS END',
    ...dataBlock('EVIDENCE', withinLimits(evidenceTexts)),
  ]
  return { system: CHECKER, user: lines.join('\n') }
}
