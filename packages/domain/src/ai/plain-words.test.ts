import { describe, expect, it } from 'vitest'
import { readQuestions } from '../quizzes/parsed-question'
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
    ['Which city<br>won?', 'Which city won?'],
    ['<p>Which city</p><p>won?</p>', 'Which city  won?'],
    ['As [Reuters](https://reuters.example/a_(b) "A title") says', 'As Reuters says'],
    ['5\\*3\\*2', '5*3*2'],
    ['snake\\_case and AT\\&T', 'snake_case and AT&T'],
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

  it.each([
    '<script>x</script>',
    '<img src=x>',
    '[x](y)',
    '[x](javascript:y)',
    '![x](https://evil.example/x.png)',
    'https://evil.example',
  ])('keep what acts: %s', (text) => {
    expect(plainWords(text)).toBe(text)
  })
})

describe('a question with small markup', () => {
  const question = (changes: object) =>
    readQuestions([
      { question: 'Which city?', options: ['Rome', 'Oslo', 'Bern', 'Kyiv'], correctAnswer: 1, ...changes },
    ])[0]
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
    [['A.Rome', 'B.Oslo', 'C.Bern', 'D.Kyiv']],
    [['0) Rome', '1) Oslo', '2) Bern', '3) Kyiv']],
    [['i) Rome', 'ii) Oslo', 'iii) Bern', 'iv) Kyiv']],
    [['А) Rome', 'Б) Oslo', 'В) Bern', 'Г) Kyiv']],
    [['① Rome', '② Oslo', '③ Bern', '④ Kyiv']],
    [['1️⃣ Rome', '2️⃣ Oslo', '3️⃣ Bern', '4️⃣ Kyiv']],
    [['A) Rome,', 'B) Oslo,', 'C) Bern,', 'D) Kyiv']],
    [['[Rome](https://a.example)', '[Oslo](https://b.example)', 'Bern', 'Kyiv']],
    [['Rome', 'Oslo ✓', 'Bern', 'Kyiv']],
    [['❌ Rome', '✅ Oslo', '❌ Bern', '❌ Kyiv']],
    [['A) Rome', 'B) Oslo (correct answer)', 'C) Bern', 'D) Kyiv']],
  ])('is read without it: %j', (options) => {
    expect(question({ options })).toMatchObject(READ)
    expect(question({ options, correctAnswer: options[1] })).toMatchObject(READ)
  })

  it.each(['B', 'B)', '**B**', 'B) Oslo', '**B) Oslo**', 'Oslo', '*Oslo*', 'Option B', '(B)', 'b'])(
    'knows its answer by %s',
    (correctAnswer) => expect(question({ correctAnswer })).toMatchObject(READ),
  )

  it('knows its answer by the mark of an option, or by the sign at the right one', () => {
    const cyrillic = ['А) Rome', 'Б) Oslo', 'В) Bern', 'Г) Kyiv']
    for (const correctAnswer of ['Б', 'б)', 'Б) Oslo']) {
      expect(question({ options: cyrillic, correctAnswer })).toMatchObject(READ)
    }
    expect(question({ options: ['i. Rome', 'ii. Oslo', 'iii. Bern', 'iv. Kyiv'], correctAnswer: 'ii' })).toMatchObject(
      READ,
    )
    expect(question({ options: ['Rome', 'Oslo ✅', 'Bern', 'Kyiv'], correctAnswer: undefined })).toMatchObject(READ)
  })

  it.each([
    '**Question 1:** Which city?',
    'Q1. Which city?',
    '### Question 12) Which city?',
    'Which city? [1]',
    'Which city?[1][2]',
    'Which city?【4:0†source】',
  ])('is read without its number and its notes: %s', (text) => expect(question({ question: text })).toMatchObject(READ))

  it.each(['Q1 2026 was whose best quarter?', 'What does x[0] mean?', 'Question time: who asks?'])(
    'keeps what only looks like them: %s',
    (text) => expect(question({ question: text })).toMatchObject({ question: text }),
  )

  it('has its references read everywhere, and keeps options that only begin with letters', () => {
    expect(
      question({
        question: 'Which &quot;city&quot;?',
        explanation: 'R&amp;D says **so** [2].',
        quote: 'R&amp;D *says* so',
      }),
    ).toMatchObject({ question: 'Which "city"?', explanation: 'R&D says so.', quote: 'R&D *says* so' })
    const options = ['A new one', 'B', 'C', 'D']
    expect(question({ options })).toMatchObject({ options })
  })
})
