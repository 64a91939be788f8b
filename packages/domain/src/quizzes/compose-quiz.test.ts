import { describe, expect, it } from 'vitest'
import type { Category } from '../trends/categories/category'
import { composeQuiz } from './compose-quiz'
import type { Question } from './question'

const question = (type: Question['type'], tag: string, publisher: string | null): Question => ({
  id: '00000000-0000-8000-8000-000000000001',
  type,
  question: 'When was it?',
  options: ['2005', '2009', '2012', '2016'],
  correctAnswer: 1,
  explanation: 'It was 2009.',
  source: { quote: 'It was 2009.', title: 'A page', publisher, url: null },
  difficulty: 'medium',
  tags: [tag],
})

const input = {
  id: '00000000-0000-7000-8000-000000000002',
  trend: { id: '00000000-0000-7000-8000-000000000003', name: 'Vinyl revival', category: 'Music' },
  questions: [
    question('knowledge', 'dates', 'Trendverse'),
    question('prediction', 'dates', 'Orbit Weekly'),
    question('knowledge', 'figures', 'Orbit Weekly'),
    question('analysis', 'order', null),
    question('knowledge', 'order', 'Orbit Weekly'),
  ],
  difficulty: 'medium',
  nowMs: Date.UTC(2026, 10, 22),
  generatedBy: 'built-in',
  isByHand: false,
  fallback: 'no_answer',
} as const

describe('composeQuiz', () => {
  it('says how many questions are about the trend, and where the others are from (OP-95)', () => {
    const from = (category: Category, one: Question): Question => {
      const story = { id: input.trend.id.replace('3', '4'), name: 'Solar eclipse', category, color: '#336699' }
      return { ...one, story }
    }
    const [first, second, third, ...rest] = input.questions
    if (first === undefined || second === undefined || third === undefined) throw new Error('there should be five')
    const questions = [first, from('Music', second), from('Science', third), ...rest.map((one) => from('Music', one))]
    const quiz = composeQuiz({ ...input, questions, fallback: null })
    expect(quiz.description).toBe('5 thoughtful questions: 1 about “Vinyl revival”, 3 from Music, 1 from Science.')
    expect(quiz.learningObjectives).toEqual([
      'Know dates, figures and names in the story of “Vinyl revival”',
      'Know what else people talk about',
    ])
    expect(quiz.source).toBe(
      'Made from our sources on “Vinyl revival”, with a quote for each answer; the other questions are about other stories',
    )
    const without = composeQuiz({ ...input, questions: questions.map((one) => from('Music', one)), fallback: null })
    expect(without.source).toBe('Made of questions about other stories')
  })

  it('has every field a quiz has (QZ-18), with its time, pass mark and version', () => {
    expect(composeQuiz(input)).toEqual({
      id: input.id,
      trendId: input.trend.id,
      trendName: 'Vinyl revival',
      category: 'Music',
      title: 'Quiz: Vinyl revival',
      description: '5 thoughtful questions about “Vinyl revival”: dates, figures and order.',
      questions: input.questions,
      duration: 300,
      passingScore: 70,
      learningObjectives: [
        'Know dates, figures and names in the story of “Vinyl revival”',
        'Judge what followed a turning point of “Vinyl revival”',
        'Compare “Vinyl revival” with what came before and with its peers',
      ],
      difficulty: 'medium',
      generatedAt: '2026-11-22T00:00:00.000Z',
      generatedBy: 'built-in',
      source:
        'Made from our sources on “Vinyl revival”, with a quote for each answer, without AI: the AI service gave no usable answer',
      version: 1,
      fallback: true,
      fallbackReason: 'no_answer',
    })
  })

  it('says when a model wrote it', () => {
    expect(composeQuiz({ ...input, generatedBy: 'ai', fallback: null })).toMatchObject({
      generatedBy: 'ai',
      fallback: false,
      fallbackReason: null,
      source: expect.stringMatching(/^Written by AI /),
    })
  })

  it('speaks of one question in the singular', () => {
    const one = composeQuiz({ ...input, questions: input.questions.slice(0, 1), difficulty: 'hard' })
    expect(one).toMatchObject({ duration: 90, description: '1 demanding question about “Vinyl revival”: dates.' })
  })
})
