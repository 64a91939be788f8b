import { describe, expect, it } from 'vitest'
import { withoutThoughts } from './thoughts'

const ANSWER = '{"captions": ["a", "b"]}'
const DRAFT = '{"captions": ["draft", "draft"]}'

describe('the thoughts of a model', () => {
  it.each([
    ['brackets', `<think>The user wants [two] {captions}.</think>\n${ANSWER}`],
    ['a draft', `<think>Perhaps ${DRAFT}?</think>${ANSWER}`],
    ['a fenced draft', `<think>\n\`\`\`json\n${DRAFT}\n\`\`\`\n</think>\n\n${ANSWER}`],
    ['an end alone', `Okay, perhaps ${DRAFT}.\n</think>\n\n${ANSWER}`],
    ['an end alone on the line of the answer', `Okay, perhaps ${DRAFT}.</think>${ANSWER}`],
    ['an opening within', `<think>I <think>deeply</think> about ${DRAFT}</think>${ANSWER}`],
    ['two thoughts', `<thinking>a {</thinking>\n<reasoning>b [</reasoning>\n${ANSWER}`],
    ['words before', `Let me see. <think>${DRAFT}</think>\n${ANSWER}`],
    ['thoughts behind', `${ANSWER}\n<think>That was ${DRAFT}.</think>`],
    ['unclosed thoughts behind', `${ANSWER}\n<think>That was ${DRAFT}.`],
    ['another spelling', `<THINK>${DRAFT}</THINK >${ANSWER}`],
    ['an attribute', `<think type="x">${DRAFT}</think>${ANSWER}`],
    ['other marks', `[THINK]${DRAFT}[/THINK]${ANSWER}`],
    [
      'channels',
      `<|channel|>analysis<|message|>${DRAFT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
    ],
    ['quotes', `<think>He says "so, and "that"</think>${ANSWER}`],
    ['a byte-order mark', `\uFEFF<think>${DRAFT}</think>${ANSWER}`],
  ])('are left out: %s', (_, reply) => {
    expect(withoutThoughts(reply).replace('Let me see.', '').trim()).toBe(ANSWER)
  })

  it.each([`<think>First ${DRAFT}, then`, `<think>`, `  <think>\n${DRAFT}`, `<think>a</think><think>${DRAFT}`])(
    'leave nothing where they are not closed: %j',
    (reply) => expect(withoutThoughts(reply).trim()).toBe(''),
  )

  it.each([
    '{"question": "What does <think> mean in HTML?", "options": ["<think>", "</think>"]}',
    '{"question": "Which tag ends it, </think> or </p>?"}',
    'A sentence without any.',
    '{\n  "explanation": "The model writes <think> first, then </think>."\n}',
  ])('are not seen within an answer: %j', (reply) => expect(withoutThoughts(reply)).toBe(reply))
})
