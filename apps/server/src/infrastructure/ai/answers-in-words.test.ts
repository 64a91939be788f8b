import { parseMemeReply } from '@trendverse/domain/memes/parse-meme-reply'
import { parseReply } from '@trendverse/domain/quizzes/parse-reply'
import { readVerdicts } from '@trendverse/domain/quizzes/read-verdicts'
import { readSentence } from '@trendverse/domain/trends/stories/sentence-prompt'
import { describe, expect, it } from 'vitest'
import { repairJson } from './repair-json'

const MEME = {
  captions: { top: 'One does not simply', bottom: 'Watch one episode' },
  altText: 'Somebody on a sofa.',
  hashtags: ['#BingeWatching', '#series', '#OneMore'],
}
const QUESTION = {
  type: 'knowledge',
  question: 'Which planet has rings?',
  options: ['Mars', 'Saturn', 'Venus', 'Mercury'],
  correctAnswer: 1,
}
const QUIZ = { questions: [QUESTION] }

/** Ways in which models put their answer into a text. Any draft is of another answer. */
const WAYS: readonly (readonly [string, (answer: string, draft: string) => string])[] = [
  ['after thoughts with brackets', (answer) => `<think>Is it [funny] {or} not?</think>\n${answer}`],
  ['after a draft in thoughts', (answer, draft) => `<think>Perhaps ${draft}</think>\n\n${answer}`],
  ['after a fenced draft in thoughts', (answer, draft) => `<think>\`\`\`json\n${draft}\n\`\`\`</think>${answer}`],
  ['after the end of thoughts', (answer, draft) => `Perhaps ${draft}.\n</think>\n${answer}`],
  ['before thoughts', (answer, draft) => `${answer}\n<think>Or ${draft}?`],
  ['after words with brackets', (answer) => `Here is the [only] one {so far}:\n\n${answer}\n\nHave fun [really]!`],
  ['in a fence', (answer) => `Sure!\n\`\`\`json\n${answer}\n\`\`\`\nEnjoy {it}.`],
  ['in a fence of another kind', (answer) => `Sure!\n~~~json\n${answer}\n~~~`],
  ['in a fence after thoughts', (answer, draft) => `<think>${draft}</think>\n\`\`\`\n${answer}\n\`\`\``],
  ['in the second fence', (answer) => `\`\`\`text\nMy plan [short]\n\`\`\`\nNow:\n\`\`\`json\n${answer}\n\`\`\``],
  ['in an open fence', (answer) => `\`\`\`JSON\n${answer}`],
  ['in a fence on one line', (answer) => `\`\`\`json ${answer} \`\`\``],
  ['after inline code', (answer) => `The form is \`{"x": []}\` as asked. ${answer}`],
  ['with comments on lines of their own', (answer) => answer.replace('{', '{\n  # a note\n  // another\n')],
  ['in quotation marks of Germany', (answer) => answer.replace(/"([^"]*)"/g, '„$1“')],
  ['in quotation marks of France', (answer) => answer.replace(/"([^"]*)"/g, '«$1»')],
  ['as the arguments of a call', (answer) => JSON.stringify({ name: 'answer', arguments: answer })],
  ['after a byte-order mark', (answer) => `\uFEFF${answer}`],
  ['after long thoughts', (answer) => `<think>${'I wonder {about} this. '.repeat(2_000)}</think>${answer}`],
]

describe.each(WAYS)('an answer %s', (_, write) => {
  it('is read by every reader', () => {
    const draft = { ...MEME, captions: { top: 'A draft', bottom: 'of a meme' } }
    const memes = parseMemeReply(write(JSON.stringify(MEME), JSON.stringify(draft)), 'image-text', repairJson)
    expect(memes.map(({ captions }) => captions[0])).toEqual(['One does not simply'])
    const draftQuiz = { questions: [{ ...QUESTION, question: 'A draft of it?' }] }
    const questions = parseReply(write(JSON.stringify(QUIZ), JSON.stringify(draftQuiz)), repairJson)
    expect(questions.map(({ question }) => question)).toEqual(['Which planet has rings?'])
    expect(readVerdicts(write('{"answers": [1, -1]}', '{"answers": [0, 0]}'), 2, repairJson)).toEqual([1, -1])
    const sentence = JSON.stringify({ sentence: 'The moon was seen.' })
    expect(readSentence(write(sentence, JSON.stringify({ sentence: 'A draft.' })), repairJson)).toBe(
      'The moon was seen.',
    )
  })
})

describe('an answer that is none', () => {
  const inThoughts = (value: unknown) => `<think>Perhaps ${JSON.stringify(value)}, or`
  it('is not made of drafts in thoughts that never end', () => {
    expect(parseMemeReply(inThoughts(MEME), 'image-text', repairJson)).toEqual([])
    expect(parseReply(inThoughts(QUIZ), repairJson)).toEqual([])
    expect(readVerdicts(inThoughts({ answers: [1] }), 1, repairJson)).toBeNull()
    expect(readSentence(inThoughts({ sentence: 'A draft.' }), repairJson)).toBeNull()
  })
})

it('reads a text about fences and thoughts, which are part of it', () => {
  const question = {
    ...QUESTION,
    question: 'What do ``` and <think> mean?',
    options: ['```', '<think>', '</think>', 'x'],
  }
  const [read] = parseReply(JSON.stringify({ questions: [question] }), repairJson)
  expect(read?.question).toContain('mean?')
})
