import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RepairJson } from '../ai/read-reply'
import { parseReply } from './parse-reply'
import { DIFFICULTIES, QUESTION_TYPES } from './question'

const question = (n: number, changes: object = {}) => ({
  type: 'knowledge',
  question: `Question ${n}?`,
  options: ['One', 'Two', 'Three', 'Four'],
  correctAnswer: 2,
  explanation: 'Because it says so.',
  quote: 'It is three.',
  difficulty: 'easy',
  tags: ['numbers'],
  ...changes,
})

/** Repairs one thing: a list that lacks its end. */
const closing: RepairJson = (text) => (text.endsWith(']') ? text : `${text.slice(0, text.lastIndexOf('}') + 1)}]`)
const read = (text: string) => parseReply(text, closing)
const names = (text: string) => read(text).map((parsed) => parsed.question)
const list = (count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => question(n)))

describe('parseReply', () => {
  it('reads a list, or wherever a list lies', () => {
    expect(read(JSON.stringify([question(1)]))).toEqual([question(1)])
    for (const wrapped of [{ questions: [question(1)] }, { quiz: { questions: [question(1)] } }, question(1)]) {
      expect(names(JSON.stringify(wrapped))).toEqual(['Question 1?'])
    }
  })

  it('strips fences and words around them (QZ-23)', () => {
    const json = list(2)
    const fenced = [
      `\`\`\`json\n${json}\n\`\`\``,
      `Here you are:\n\`\`\`\n${json}\n\`\`\`\nHave {fun}!`,
      `\`\`\`JSON ${json}`,
      `Sure! ${json} That is all.`,
    ]
    for (const text of fenced) expect(names(text), text).toEqual(['Question 0?', 'Question 1?'])
  })

  it('keeps ten of forty (QZ-24)', () => {
    expect(read(list(40))).toHaveLength(10)
    expect(read('[]')).toEqual([])
  })

  it('keeps the whole questions of a list that was cut off', () => {
    const json = list(3)
    expect(names(json.slice(0, json.length - 40))).toEqual(['Question 0?', 'Question 1?'])
  })

  it('reads object by object what is no JSON as a whole', () => {
    const [one, two] = [question(1, { question: 'Is "{" a brace?' }), question(2)].map((each) => JSON.stringify(each))
    expect(names(`[${one},, oops ,${two}]`)).toEqual(['Is "{" a brace?', 'Question 2?'])
  })

  it.each([
    '**1. Which city?**\n\n- A) Rome\n- B) Oslo\n- C) Bern\n- D) Kyiv\n\n**Correct Answer: B) Oslo**',
    '### Question 1\nWhich city?\n\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\n\n**Answer:** B',
    '**Question 1:**\nWhich city?\na) Rome\nb) Oslo\nc) Bern\nd) Kyiv\n✅ Answer: b',
    '1. Which city?\n• A. Rome\n• B. Oslo\n• C. Bern\n• D. Kyiv\n• Answer: B. Oslo',
  ])('reads numbered text with small markup: %j', (text) => {
    expect(read(text)).toMatchObject([
      { question: 'Which city?', options: ['Rome', 'Oslo', 'Bern', 'Kyiv'], correctAnswer: 1 },
    ])
  })

  it('takes numbers off questions that are all numbered in turn', () => {
    const numbered = [question(1, { question: '1. Who won?' }), question(2, { question: '2) Who lost?' })]
    expect(names(JSON.stringify(numbered))).toEqual(['Who won?', 'Who lost?'])
    const named = [question(1, { question: '1. FC Köln plays where?' }), question(2, { question: 'Who lost?' })]
    expect(names(JSON.stringify(named))).toEqual(['1. FC Köln plays where?', 'Who lost?'])
  })

  it('reads numbered text', () => {
    const text = `Here is your quiz!

**1. Which planet has rings?**
A) Mars
B) Saturn
C) Venus
D) Mercury
**Answer:** B) Saturn
Explanation: They are made of ice.

Question 2: And which is red?
(A) Mars
(B) Saturn
(C) Venus
(D) Mercury
Correct answer: A
3. Which has three options?
A. x
B. y
C. z
Answer: A`
    expect(read(text)).toMatchObject([
      { question: 'Which planet has rings?', correctAnswer: 1, explanation: 'They are made of ice.' },
      { question: 'And which is red?', correctAnswer: 0, options: ['Mars', 'Saturn', 'Venus', 'Mercury'] },
    ])
  })

  it('takes an answer as index, letter or option, and nothing else', () => {
    const answered = (correctAnswer: unknown) =>
      read(JSON.stringify(question(1, { correctAnswer, explanation: '', quote: '' })))[0]?.correctAnswer
    expect([0, 3, '3', 'A', 'd', 'B)', 'C: Three', 'Two', ' Four '].map(answered)).toEqual([0, 3, 3, 0, 3, 1, 2, 1, 3])
    for (const nonsense of [5, -1, 1.5, '5', 'E', 'All', '', null, [1, 2], {}, true]) {
      expect(answered(nonsense), JSON.stringify(nonsense)).toBeUndefined()
    }
  })

  it.each<readonly [string, object]>([
    ['square brackets', { options: ['[A] Rome', '[B] Oslo', '[C] Bern', '[D] Riga'] }],
    ['wide brackets', { options: ['（A）Rome', '（B）Oslo', '（C）Bern', '（D）Riga'], correctAnswer: '（B）' }],
    ['wide marks', { options: ['A：Rome', 'B、Oslo', 'C．Bern', 'D：Riga'], correctAnswer: 'B：Oslo' }],
    ['words', { options: ['Option A: Rome', 'Option B: Oslo', 'Option C: Bern', 'Option D: Riga'] }],
    ['objects', { options: ['Rome', 'Oslo', 'Bern', 'Riga'].map((text, n) => ({ id: 'ABCD'[n], text })) }],
    ['objects by letter', { options: [{ A: 'Rome' }, { B: 'Oslo' }, { C: 'Bern' }, { D: 'Riga' }] }],
    ['names', { options: { one: 'Rome', two: 'Oslo', three: 'Bern', four: 'Riga' }, correctAnswer: 'two' }],
    [
      'a mark',
      {
        options: ['Rome', 'Oslo', 'Bern', 'Riga'].map((text) => ({ text, isCorrect: text === 'Oslo' })),
        correctAnswer: undefined,
      },
    ],
    ['an index of another name', { correctAnswer: undefined, correctIndex: 1 }],
    ['choices', { options: undefined, choices: ['Rome', 'Oslo', 'Bern', 'Riga'] }],
    ['a sentence', { correctAnswer: 'The correct answer is B' }],
    ['another case', { correctAnswer: 'oslo' }],
    ['a full stop', { correctAnswer: 'Oslo.' }],
    ['quotation marks', { correctAnswer: '“Oslo”' }],
    ['quoted options', { options: ['"Rome"', '"Oslo"', '"Bern"', '"Riga"'], correctAnswer: 'Oslo' }],
  ])('reads options and their answer written with %s', (_, changes) => {
    const given = question(1, { options: ['Rome', 'Oslo', 'Bern', 'Riga'], correctAnswer: 'B', ...changes })
    const [parsed] = read(JSON.stringify(given))
    expect(parsed?.options).toEqual(['Rome', 'Oslo', 'Bern', 'Riga'])
    expect(parsed?.correctAnswer).toBe(1)
  })

  it('takes no answer that two options may be', () => {
    expect(read(JSON.stringify(question(1, { options: ['Up', 'up', 'UP.', 'Down'], correctAnswer: 'uP' })))).toEqual([])
  })

  it('leaves out what has not four options of a bearable length', () => {
    const options = (given: unknown) => read(JSON.stringify(question(1, { options: given })))[0]?.options
    expect(options({ A: 'w', B: 'x', C: 'y', D: 'z' })).toEqual(['w', 'x', 'y', 'z'])
    expect(options(['A) w', 'B) x', 'C) y', 'D) z'])).toEqual(['w', 'x', 'y', 'z'])
    expect(options(['A) w', 'B) x', 'C) y', 'z'])).toEqual(['A) w', 'B) x', 'C) y', 'z'])
    for (const given of [
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c', ' '],
      [1, 2, 3, 4],
      'abcd',
      null,
    ]) {
      expect(options(given), JSON.stringify(given)).toBeUndefined()
    }
    expect(options(['a', 'b', 'c', 'x'.repeat(201)])).toBeUndefined()
  })

  it('fills in what is not essential and cuts what is too long', () => {
    const bare = { question: 'What?', options: ['a', 'b', 'c', 'd'], answer: 'B' }
    const rest = { type: 'knowledge', explanation: '', quote: '', difficulty: 'medium', tags: [] }
    expect(read(JSON.stringify(bare))).toEqual([
      { question: 'What?', options: ['a', 'b', 'c', 'd'], correctAnswer: 1, ...rest },
    ])
    const odd = { ...bare, type: 'Problem Solving', difficulty: 'HARD', quote: 'x'.repeat(9_000), tags: ['x', 7] }
    expect(read(JSON.stringify(odd))).toMatchObject([{ type: 'problem-solving', difficulty: 'hard', tags: [] }])
    expect(read(JSON.stringify(odd))[0]?.quote).toHaveLength(600)
  })

  it('keeps nothing that hides, turns or breaks a text, nor fields of its own', () => {
    const dirty = { question: 'a\u0000b\u202Ec \uD800 d\n\te?', __proto__: { admin: true }, secret: 'x', id: 'y' }
    const [parsed] = read(JSON.stringify(question(1, dirty)))
    expect(parsed?.question).toBe('a b c d e?')
    expect(Object.keys(parsed ?? {}).sort()).toEqual(Object.keys(question(1)).sort())
  })

  it('looks at no more than a model can have written', () => {
    const nothing = JSON.stringify(Array.from({ length: 29 }, () => ({})))
    const behind = (json: string) => `${nothing.slice(0, -1)},${json.slice(1)}`
    expect(names(behind(list(2)))).toEqual(['Question 0?'])
    expect(names(`${' '.repeat(20_000)}${list(1)}`)).toEqual([])
  })

  it('never throws and never gives anything outside the shape', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '```',
      ':',
      ',',
      '\\',
      '1. ',
      'A) ',
      '\n',
      'question',
      list(1),
    )
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    const throwing: RepairJson = () => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    fc.assert(
      fc.property(texts, fc.constantFrom(throwing, closing), (text, repair) => {
        for (const parsed of parseReply(text, repair)) {
          expect(parsed.options).toHaveLength(4)
          expect(parsed.options[parsed.correctAnswer]).toBeTypeOf('string')
          expect(QUESTION_TYPES).toContain(parsed.type)
          expect(DIFFICULTIES).toContain(parsed.difficulty)
        }
      }),
      { seed: 4, numRuns: 500 },
    )
    expect(read('['.repeat(100_000))).toEqual([])
    expect(read('{"a":'.repeat(20_000))).toEqual([])
  })
})

describe('the answer a model names', () => {
  const options = ['Old stadium', 'New stadium in Madrid', 'A park', 'A zoo']
  const answerOf = (correctAnswer: unknown) =>
    parseReply(
      JSON.stringify({
        questions: [
          { question: 'What was built there in the end?', options, correctAnswer, explanation: '', quote: '' },
        ],
      }),
      (text) => text,
    )[0]?.correctAnswer

  it.each([
    [2, 2],
    ['A park', 2],
    ['C', 2],
    ['c)', 2],
    ['(C)', 2],
    ['C. A park', 2],
    ['3', 3],
  ])('%j is option %i', (said, expected) => {
    expect(answerOf(said)).toBe(expected)
  })

  it.each(['A new stadium in Madrid', 'A', 'B or C', 'C. A zoo', '5', 'Day and night', ''])(
    'is read as a letter only where it is one: %j',
    (said) => {
      expect(answerOf(said)).toBe(said === 'A' ? 0 : undefined)
    },
  )
})
