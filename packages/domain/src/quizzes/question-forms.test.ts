import { describe, expect, it } from 'vitest'
import { parseReply } from './parse-reply'
import { readVerdicts } from './read-verdicts'

const QUESTION = 'Which city hosted the final?'
const OPTIONS = ['Rome', 'Oslo', 'Bern', 'Kyiv']
const READ = { question: QUESTION, options: OPTIONS, correctAnswer: 1 }
const asIs = (text: string): string => text
const read = (text: string) => parseReply(text, asIs)
const readOne = (fields: object) => read(JSON.stringify({ questions: [{ question: QUESTION, ...fields }] }))
const byLetter = <Value>(make: (letter: string, text: string) => Value) =>
  OPTIONS.map((text, place) => make('ABCD'[place] ?? '', text))

describe('the options of a question', () => {
  it.each<readonly [string, object]>([
    ['lines', { options: 'A) Rome\nB) Oslo\nC) Bern\nD) Kyiv' }],
    ['lines with numbers', { options: '1. Rome\n2. Oslo\n3. Bern\n4. Kyiv' }],
    ['lines without letters', { options: 'Rome\nOslo\nBern\nKyiv' }],
    ['bullets', { options: '- Rome\n- Oslo\n- Bern\n- Kyiv' }],
    ['lines of a page', { options: 'A) Rome<br>B) Oslo<br/>C) Bern<br>D) Kyiv' }],
    ['one line', { options: 'A) Rome B) Oslo C) Bern D) Kyiv' }],
    ['one line with commas', { options: 'A. Rome, B. Oslo, C. Bern, D. Kyiv' }],
    ['one line with brackets', { options: '(A) Rome; (B) Oslo; (C) Bern; (D) Kyiv' }],
    ['parted by commas', { options: 'Rome, Oslo, Bern, Kyiv' }],
    ['parted by bars', { options: 'Rome | Oslo | Bern | Kyiv' }],
    ['one text in a list', { options: ['A) Rome\nB) Oslo\nC) Bern\nD) Kyiv'] }],
    ['JSON in a text', { options: JSON.stringify(OPTIONS) }],
    ['fields by letter', Object.fromEntries(byLetter((letter, text) => [`option_${letter.toLowerCase()}`, text]))],
    ['fields by words', Object.fromEntries(byLetter((letter, text) => [`Option ${letter}`, text]))],
    ['bare letters', Object.fromEntries(byLetter((letter, text) => [letter, text]))],
    ['pairs', { options: byLetter((letter, text) => [letter, text]) }],
    ['objects that name the letter option', { options: byLetter((option, text) => ({ option, answer: text })) }],
    ['objects that name the text label', { options: byLetter((value, label) => ({ value, label })) }],
    ['objects with ids', { options: byLetter((letter, name) => ({ id: letter, name })) }],
    ['another name', { answer_options: OPTIONS }],
    ['answers', { answers: OPTIONS }],
    ['capitals', { Options: OPTIONS }],
  ])('may be given as %s', (_, fields) => {
    for (const correctAnswer of ['B', 'Oslo']) expect(readOne({ ...fields, correctAnswer })).toMatchObject([READ])
  })

  it.each<readonly [string, object]>([
    ['fields by number', { option1: 'Rome', option2: 'Oslo', option3: 'Bern', option4: 'Kyiv', answer: 'option2' }],
    ['an object by number', { options: { 1: 'Rome', 2: 'Oslo', 3: 'Bern', 4: 'Kyiv' }, answer: 2 }],
    ['objects with numbers', { options: OPTIONS.map((text, place) => ({ id: place + 1, text })), answer: '2' }],
    ['objects with names', { options: OPTIONS.map((text, place) => ({ id: `opt${place}`, text })), answer: 'opt1' }],
  ])('are told by the names they have: %s', (_, fields) => {
    expect(readOne(fields)).toMatchObject([READ])
  })

  it('may be the right one beside the wrong ones', () => {
    const [parsed] = readOne({ correct_answer: 'Oslo', incorrect_answers: ['Rome', 'Bern', 'Kyiv'] })
    expect(parsed?.options[parsed.correctAnswer]).toBe('Oslo')
    expect(parsed?.options.toSorted()).toEqual(OPTIONS.toSorted())
  })

  it.each(['A) Rome\nB) Oslo', 'Rome, Oslo and Bern', 'Rome', ''])('are none of another count: %j', (options) => {
    expect(readOne({ options, correctAnswer: 'B' })).toEqual([])
  })
})

describe('the answer of a question', () => {
  it.each<readonly [string, object]>([
    ['another name', { right_answer: 'B' }],
    ['a name of words', { 'Correct Answer': 'Oslo' }],
    ['a short name', { correct: 'B' }],
    ['an index of the option', { correctOptionIndex: 1 }],
    ['a list of one', { correctAnswers: ['Oslo'] }],
    ['an object', { correctAnswer: { letter: 'B', text: 'Oslo' } }],
    ['a letter behind the option', { correctAnswer: 'Oslo (B)' }],
    ['the name of a field', { correctAnswer: 'option_b' }],
    ['a number in words', { correctAnswer: 'Option 2' }],
    ['a letter in a sentence', { correctAnswer: 'B is correct' }],
    ['the option in a sentence', { correctAnswer: 'The correct answer is Oslo' }],
    ['the option behind a word', { correctAnswer: 'Answer: Oslo' }],
    ['a quoted letter', { correctAnswer: "'B'" }],
    ['a full stop', { correctAnswer: 'B) Oslo.' }],
    ['a reason behind it', { correctAnswer: 'B) Oslo - it hosted the final' }],
    ['a field that names none, and one that does', { answer: 'It hosted the final.', correct_option: 'B' }],
  ])('may be given as %s', (_, fields) => {
    expect(readOne({ options: OPTIONS, ...fields })).toMatchObject([READ])
  })

  it.each(['Oslo (C)', 'B or C', 'Option 5', 'Oslovia'])('is none where it is not certain: %s', (correctAnswer) => {
    expect(readOne({ options: OPTIONS, correctAnswer })).toEqual([])
  })

  const counting = (...answers: readonly number[]) =>
    read(
      JSON.stringify(answers.map((answer, n) => ({ question: `Question ${n} of them?`, options: OPTIONS, answer }))),
    ).map(({ correctAnswer }) => correctAnswer)

  it('is counted from 1 where one of all says so', () => {
    expect(counting(2, 4, 1)).toEqual([1, 3, 0])
    expect(counting(2, 3, 1)).toEqual([2, 3, 1])
    expect(counting(0, 4, 1)).toEqual([0, 1])
  })

  it('is counted from 1 where what is quoted says so', () => {
    const quoted = { options: ['1. Rome', '2. Oslo', '3. Bern', '4. Kyiv'], quote: 'The final was held in Oslo.' }
    expect(readOne({ ...quoted, answer: 2 })).toMatchObject([READ])
    expect(readOne({ ...quoted, answer: 1 })).toMatchObject([READ])
  })
})

it.each(['questionText', 'question_text', 'Question', 'prompt', 'text', 'q'])('a question may be called %s', (name) => {
  expect(read(JSON.stringify([{ [name]: QUESTION, options: OPTIONS, answer: 'B' }]))).toMatchObject([READ])
})

describe('an answer of questions', () => {
  const one = { question: QUESTION, options: OPTIONS, correctAnswer: 1 }
  const other = { ...one, question: 'Which city lost it?' }
  const fenced = (value: object) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

  it.each<readonly [string, string]>([
    ['each in a fence', `First:\n${fenced(one)}\nSecond:\n${fenced(other)}`],
    ['on a line each', `${JSON.stringify(one)}\n${JSON.stringify(other)}`],
    ['in a text of JSON', JSON.stringify({ result: JSON.stringify({ questions: [one, other] }) })],
    [
      'as arguments of a call',
      JSON.stringify({ name: 'quiz', arguments: JSON.stringify({ questions: [one, other] }) }),
    ],
    ['by name', JSON.stringify({ question1: one, question2: other })],
  ])('is read %s', (_, text) => {
    expect(read(text)).toMatchObject([READ, { question: 'Which city lost it?' }])
  })

  it.each<readonly [string, string]>([
    ['options on one line', `1. ${QUESTION}\nA) Rome  B) Oslo  C) Bern  D) Kyiv\nAnswer: B`],
    ['the right one in bold', `1. ${QUESTION}\nA) Rome\n**B) Oslo**\nC) Bern\nD) Kyiv`],
    ['a sign at the right one', `1. ${QUESTION}\nA) Rome\nB) Oslo ✓\nC) Bern\nD) Kyiv`],
    ['letters for question and answer', `Q: ${QUESTION}\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\nA: B`],
    ['counted options', `Question 1: ${QUESTION}\n1) Rome\n2) Oslo\n3) Bern\n4) Kyiv\nAnswer: 2`],
    ['the answers below', `1. ${QUESTION}\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\n\nAnswer Key:\n1. B`],
    ['no number', `Here it is:\n\n${QUESTION}\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\nAnswer: B`],
    ['a sentence', `1. ${QUESTION}\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\nThe correct answer is B) Oslo.`],
    ['bullets', `1. ${QUESTION}\n- Rome\n- Oslo\n- Bern\n- Kyiv\nAnswer: Oslo`],
    ['counted options further in', `1. ${QUESTION}\n   1. Rome\n   2. Oslo\n   3. Bern\n   4. Kyiv\n   Answer: 2`],
    ['boxes', `1. ${QUESTION}\n- [ ] Rome\n- [x] Oslo\n- [ ] Bern\n- [ ] Kyiv`],
    ['dashes', `1) ${QUESTION}\nA - Rome\nB - Oslo\nC - Bern\nD - Kyiv\nAnswer - B`],
    ['an answer in brackets', `1. ${QUESTION}\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\n(Answer: B)`],
    ['a count of all', `Question 1 of 5: ${QUESTION}\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\nAnswer: B`],
    ['another word', `1. ${QUESTION}\nA) Rome\nB) Oslo\nC) Bern\nD) Kyiv\nCorrect option: B`],
  ])('is read as text with %s', (_, text) => {
    expect(read(text)).toMatchObject([READ])
  })
})

it.each([
  '[0,-1,3]',
  '{"answers":["0","-1","3"]}',
  '{"answers":["A",-1,"D"]}',
  '{"answers":[{"answer":0},{"answer":-1},{"answer":3}]}',
  '```json\n[0, -1, 3]\n```',
  'The answers are [0, -1, 3].',
  '[{"question":1,"answer":0},{"question":2,"answer":-1},{"question":3,"answer":3}]',
  '{"answers":{"1":0,"2":-1,"3":3}}',
])('the verdicts of a check are read: %s', (text) => {
  expect(readVerdicts(text, 3, asIs)).toEqual([0, -1, 3])
})
