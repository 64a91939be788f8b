import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GateReason } from './gate-rules'
import { gateQuestions } from './quality-gate'
import type { QuestionDraft } from './question-draft'
import { questionId } from './question-id'

const TREND_ID = '01a1f635-bf80-7f3d-86dc-2eab82c7f144'
const EVIDENCE = ['Kickstarter opened in 2009, and “Pebble” gathered more than ten million dollars.']

function draft(changes: Partial<QuestionDraft> = {}): QuestionDraft {
  return {
    type: 'knowledge',
    question: 'In which year did the site for backers open its doors?',
    options: ['2005', '2009', '2012', '2016'],
    correctAnswer: 1,
    explanation: 'Kickstarter opened in 2009.',
    source: { quote: 'Kickstarter opened in 2009', title: 'Crowdfunding', publisher: null, url: null },
    difficulty: 'easy',
    tags: ['dates'],
    ...changes,
  }
}

function reasonsOf(changes: Partial<QuestionDraft>): readonly GateReason[] {
  const { accepted, rejected } = gateQuestions({
    trendId: TREND_ID,
    drafts: [draft(changes)],
    evidenceTexts: EVIDENCE,
  })
  return rejected[0]?.reasons ?? (accepted.length === 1 ? [] : ['near_duplicate'])
}

const sourceWith = (changes: Partial<QuestionDraft['source']>) => ({ source: { ...draft().source, ...changes } })

describe('gateQuestions', () => {
  it('lets a good question through with the id of its words and answer, and nothing a writer added', () => {
    const written = { ...draft(), secret: 'canary', source: { ...draft().source, secret: 'canary' } }
    const { accepted } = gateQuestions({ trendId: TREND_ID, drafts: [written], evidenceTexts: EVIDENCE })
    expect(accepted).toEqual([{ id: questionId(TREND_ID, draft().question, '2009'), ...draft() }])
    expect(JSON.stringify(accepted)).not.toContain('canary')
  })

  it.each([[['2009', '2010', '2011']], [['2009', '2010', '2011', '2012', '2013']], [[]]])(
    'refuses %j: four options',
    (options) => {
      expect(reasonsOf({ options })).toContain('option_count')
    },
  )

  it.each([
    ['the same text', ['Seattle', 'Boston', 'Seattle', 'Miami']],
    ['another case', ['Seattle', 'Boston', 'SEATTLE', 'Miami']],
    ['other spacing', ['New York', 'Boston', ' New  York ', 'Miami']],
    ['full-width letters', ['Seattle', 'Boston', 'Ｓｅａｔｔｌｅ', 'Miami']],
  ])('refuses options that are %s', (_, options) => {
    expect(reasonsOf({ options })).toEqual(['options_alike'])
  })

  it.each([-1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %s as the place of the right option',
    (index) => {
      expect(reasonsOf({ correctAnswer: index })).toContain('right_option')
    },
  )

  it.each<[GateReason, Partial<QuestionDraft>]>([
    ['text_length', { question: 'Year it?' }],
    ['text_length', { question: `When ${'did it '.repeat(50)}open?` }],
    ['text_length', { question: ' '.repeat(40) }],
    ['option_length', { options: ['', 'ab', 'cd', 'ef'] }],
    ['option_length', { options: ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(121)) }],
    ['explanation_length', { explanation: '  ' }],
    ['explanation_length', { explanation: 'x'.repeat(601) }],
    ['tags', { tags: [''] }],
    ['tags', { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }],
    ['source', sourceWith({ quote: 'Kicks' })],
    ['source', sourceWith({ title: '' })],
    ['source', sourceWith({ publisher: '' })],
    ['source', sourceWith({ url: 'javascript:alert(1)' })],
    ['source', sourceWith({ url: 'https://user@evil.example/' })],
    ['source', sourceWith({ url: '/relative' })],
  ])('refuses what breaks %s: %j', (reason, changes) => {
    expect(reasonsOf(changes)).toContain(reason)
  })

  it('takes lengths at their limits', () => {
    expect(reasonsOf({ question: 'When then?', explanation: 'x' })).toEqual([])
    expect(reasonsOf({ question: `${'q'.repeat(299)}?`, explanation: 'x'.repeat(600) })).toEqual([])
    expect(reasonsOf({ options: ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(120)) })).toEqual([])
    expect(reasonsOf(sourceWith({ url: 'https://example.com/a?b#c' }))).toEqual([])
  })

  it.each(['\u0000', '\u0007', '\u202e', '\u2066', '\u200b', '\ufeff', '\u2028', '\ud800', '\n'])(
    'refuses the hidden character %j wherever it stands',
    (character) => {
      expect(reasonsOf({ question: `${draft().question}${character}x` })).toContain('control_characters')
      expect(reasonsOf({ options: ['2005', '2009', `20${character}12`, '2016'] })).toContain('control_characters')
      expect(reasonsOf({ explanation: `It${character}was` })).toContain('control_characters')
      expect(reasonsOf({ tags: [`da${character}tes`] })).toContain('control_characters')
    },
  )

  it.each([
    '<b>bold</b>',
    '<script>alert(1)</script>',
    '![x](https://evil.example/p.png)',
    '[here](x)',
    'https://evil.example',
    'javascript:alert(1)',
    'see www.evil.example',
    '&lt;b&gt;',
    '**yes**',
    '\u0024{process.env}',
    '{{constructor}}',
  ])('refuses the markup %s in options and words', (markup) => {
    expect(reasonsOf({ options: ['2005', '2009', '2012', markup] })).toContain('markup')
    expect(reasonsOf({ question: `When did it open? ${markup}` })).toContain('markup')
    expect(reasonsOf({ explanation: markup })).toContain('markup')
  })

  it('takes names that only look a little like markup', () => {
    expect(reasonsOf({ question: 'When did the site speedrun.com or r/place & C++ first open?' })).toEqual([])
  })

  it.each([
    ['Kickstarter opened in 2010', 'another fact'],
    ['kickstarter opened in 2009', 'another case'],
    ['ickstarter opened in 2009', 'its first word cut'],
    ['Kickstarter opened in 200', 'its last word cut'],
    ['Kickstarter … 2009, and “Pebble”', 'something left out'],
  ])('refuses the quote "%s": %s', (quote) => {
    expect(reasonsOf(sourceWith({ quote }))).toEqual(['quote_not_in_evidence'])
  })

  it('takes a quote with other spacing and other quotation marks', () => {
    expect(reasonsOf(sourceWith({ quote: '2009,  and\n"Pebble" gathered' }))).toEqual([])
    expect(reasonsOf(sourceWith({ quote: '2009, and «Pebble» gathered' }))).toEqual([])
  })

  it('holds option lengths within a factor of two or twelve characters', () => {
    expect(reasonsOf({ options: ['a', 'b'.repeat(13), 'c', 'd'] })).toEqual([])
    expect(reasonsOf({ options: ['a', 'b'.repeat(14), 'c', 'd'] })).toEqual(['option_lengths_apart'])
    expect(reasonsOf({ options: ['a'.repeat(40), 'b'.repeat(80), 'c'.repeat(50), 'd'.repeat(60)] })).toEqual([])
    expect(reasonsOf({ options: ['a'.repeat(40), 'b'.repeat(81), 'c'.repeat(50), 'd'.repeat(60)] })).toEqual([
      'option_lengths_apart',
    ])
  })

  it.each([
    'All of the above',
    'None of the above.',
    'None',
    'none of these',
    'All of them',
    'Both A and B',
    'A and C',
    'a, b and c',
    'Neither (a) nor (b)',
    'All answers are correct',
    'Any of these options',
    'Not sure',
    'It depends',
  ])('refuses the option "%s", which leans on the others', (option) => {
    expect(reasonsOf({ options: ['The red one', 'The blue one', 'The grey one', option] })).toContain(
      'option_refers_to_options',
    )
  })

  it('takes options that merely hold such words', () => {
    const options = ['Salt and pepper', 'Both parents', 'A plan and a map', 'Nonesuch']
    expect(reasonsOf({ options })).toEqual([])
  })

  it.each([
    'What is Kickstarter?',
    'What is the creator economy about?',
    'Who is Josh Wardle?',
    'What are “vinyl records”?',
    'Which of the following is true?',
    'Why is crowdfunding so popular?',
    'Is crowdfunding trending?',
    'What does the word crowdfunding mean?',
    'What type of trend is crowdfunding?',
  ])('refuses the filler "%s"', (question) => {
    expect(reasonsOf({ question })).toEqual(['filler'])
  })

  it.each([
    'What is the name of the watch that gathered ten million dollars?',
    'What was missing when the first backers arrived in New York that spring?',
    'Who was behind the campaign for four secret books in 2022?',
    'What is known of the first watch that backers paid for in advance?',
  ])('takes "%s", which asks for something', (question) => {
    expect(reasonsOf({ question })).toEqual([])
  })

  it('refuses a question that says its right answer and no wrong one', () => {
    expect(reasonsOf({ question: 'What opened in 2009, in the year 2009?' })).toEqual(['answer_in_question'])
    expect(reasonsOf({ question: 'Was it in 2005 or in 2009 that the site opened?' })).toEqual([])
    expect(reasonsOf({ question: 'Which year came after 20091 days of planning?' })).toEqual([])
  })

  it('drops what was asked before: the same words, or the same answer in alike words or from one quote', () => {
    const first = draft()
    const drafts = [
      first,
      draft({ question: first.question.toUpperCase() }),
      draft({ question: 'When could backers first pay in advance?' }),
      draft({
        question: 'In which year did the site for backers really open its doors?',
        source: { ...first.source, quote: 'gathered more than ten million dollars' },
      }),
      draft({
        question: 'In which year did the site for readers open its doors?',
        correctAnswer: 2,
        source: { ...first.source, quote: 'gathered more than ten million dollars' },
      }),
    ]
    const { accepted, rejected } = gateQuestions({ trendId: TREND_ID, drafts, evidenceTexts: EVIDENCE })
    expect(accepted.map(({ correctAnswer }) => correctAnswer)).toEqual([1, 2])
    expect(rejected.map(({ reasons }) => reasons)).toEqual([['near_duplicate'], ['near_duplicate'], ['near_duplicate']])
    const again = gateQuestions({ trendId: TREND_ID, drafts: [first], evidenceTexts: EVIDENCE, earlier: accepted })
    expect(again.accepted).toEqual([])
  })

  it('never throws, and never accepts what has not four options, whatever it is given', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 6 }),
        fc.integer({ min: -2, max: 6 }),
        (question, options, index) => {
          const drafts = [draft({ question, options, correctAnswer: index })]
          const { accepted } = gateQuestions({ trendId: TREND_ID, drafts, evidenceTexts: EVIDENCE })
          for (const one of accepted) expect(one.options).toHaveLength(4)
        },
      ),
      { seed: 4, numRuns: 300 },
    )
  })
})
