import { describe, expect, it } from 'vitest'
import { readQuestion } from '../quizzes/parsed-question'
import { plainWords } from './plain-words'

describe('the words of a model', () => {
  it.each([
    ['**Rome**', 'Rome'],
    ['__Rome__', 'Rome'],
    ['*Rome*', 'Rome'],
    ['_Rome_', 'Rome'],
    ['***Rome***', 'Rome'],
    ['`Rome`', 'Rome'],
    ['~~Rome~~', 'Rome'],
    ['<b>Rome</b>', 'Rome'],
    ['&lt;em&gt;Rome&lt;/em&gt;', 'Rome'],
    ['- Rome', 'Rome'],
    ['### Rome', 'Rome'],
    ['Q&amp;A', 'Q&A'],
    ['Q&amp;amp;A', 'Q&A'],
    ['Beyonc&eacute; &#8211; &#x201C;Halo&#x201D; &quot;live&quot;', 'Beyoncé – “Halo” "live"'],
    ['&#55357;&#56832;', '😀'],
    ['The **first** of *two*', 'The first of two'],
  ])('%s', (written, read) => expect(plainWords(written)).toBe(read))

  it.each([
    'M*A*S*H',
    '5 * 3 * 2',
    'snake_case_name',
    'C*-algebra',
    'AT&T',
    '&unknown;',
    'a < b and c > d',
    '-5',
    'R&B;',
  ])('stay what they are: %s', (text) => expect(plainWords(text)).toBe(text))

  it.each(['<script>x</script>', '<img src=x>', '[x](y)', 'https://evil.example'])('keep what acts: %s', (text) => {
    expect(plainWords(text)).toBe(text)
  })
})

describe('a question with small markup', () => {
  const question = (changes: object) =>
    readQuestion({ question: 'Which city?', options: ['Rome', 'Oslo', 'Bern', 'Kyiv'], correctAnswer: 1, ...changes })
  const READ = { question: 'Which city?', options: ['Rome', 'Oslo', 'Bern', 'Kyiv'], correctAnswer: 1 }

  it.each([
    [['A) Rome', 'B) Oslo', 'C) Bern', 'D) Kyiv']],
    [['A)Rome', 'B)Oslo', 'C)Bern', 'D)Kyiv']],
    [['**A)** Rome', '**B)** Oslo', '**C)** Bern', '**D)** Kyiv']],
    [['**A) Rome**', '**B) Oslo**', '**C) Bern**', '**D) Kyiv**']],
    [['a. Rome', 'b. Oslo', 'c. Bern', 'd. Kyiv']],
    [['(A) Rome', '(B) Oslo', '(C) Bern', '(D) Kyiv']],
    [['A: Rome', 'B: Oslo', 'C: Bern', 'D: Kyiv']],
    [['A - Rome', 'B - Oslo', 'C – Bern', 'D — Kyiv']],
    [['1. Rome', '2. Oslo', '3. Bern', '4. Kyiv']],
    [['1) Rome', '2) Oslo', '3) Bern', '4) Kyiv']],
    [['- A) Rome', '- B) Oslo', '- C) Bern', '- D) Kyiv']],
    [['`Rome`', '*Oslo*', '<b>Bern</b>', '__Kyiv__']],
  ])('is read without it: %j', (options) => {
    expect(question({ options })).toMatchObject(READ)
    expect(question({ options, correctAnswer: options[1] })).toMatchObject(READ)
  })

  it.each(['B', 'B)', '**B**', 'B) Oslo', '**B) Oslo**', 'Oslo', '*Oslo*', 'Option B', '(B)', 'b'])(
    'knows its answer by %s',
    (correctAnswer) => expect(question({ correctAnswer })).toMatchObject(READ),
  )

  it('has its references read everywhere, and keeps options that only begin with letters', () => {
    expect(
      question({
        question: 'Which &quot;city&quot;?',
        explanation: 'R&amp;D says **so**.',
        quote: 'R&amp;D *says* so',
      }),
    ).toMatchObject({ question: 'Which "city"?', explanation: 'R&D says so.', quote: 'R&D *says* so' })
    const options = ['A new one', 'B', 'C', 'D']
    expect(question({ options })).toMatchObject({ options })
  })
})
