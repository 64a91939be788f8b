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
    ['a name of its own', `<longcat_think>${DRAFT}</longcat_think>${ANSWER}`],
    ['a name with a prefix', `<mm:think>${DRAFT}</mm:think>${ANSWER}`],
    ['a longer name', `<thought_process>${DRAFT}</thought_process>${ANSWER}`],
    ['a name in two cases', `<antThinking>${DRAFT}</antThinking>${ANSWER}`],
    [
      'a fold',
      `<details type="reasoning" done="true" duration="3">\n<summary>Thought</summary>\n> ${DRAFT}\n</details>\n${ANSWER}`,
    ],
    ['an open fold', `${ANSWER}\n<details type="reasoning" done="false">\n> ${DRAFT}`],
    ['other marks', `[THINK]${DRAFT}[/THINK]${ANSWER}`],
    [
      'channels',
      `<|channel|>analysis<|message|>${DRAFT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
    ],
    ['channels of one word', `<|channel>thought\n${DRAFT}<channel|>${ANSWER}`],
    ['channels whose marks are lost', `analysisWe need captions. ${DRAFT}assistantfinal${ANSWER}`],
    ['marks of a command', `<|START_THINKING|>${DRAFT}<|END_THINKING|><|START_RESPONSE|>${ANSWER}<|END_RESPONSE|>`],
    ['an inner voice', `<|inner_prefix|>${DRAFT}<|inner_suffix|>${ANSWER}`],
    ['quotes', `<think>He says "so, and "that"</think>${ANSWER}`],
    ['a byte-order mark', `\uFEFF<think>${DRAFT}</think>${ANSWER}`],
  ])('are left out: %s', (_, reply) => {
    expect(withoutThoughts(reply).replace('Let me see.', '').trim()).toBe(ANSWER)
  })

  it.each([
    `<think>First ${DRAFT}, then`,
    `<think>`,
    `  <think>\n${DRAFT}`,
    `<think>a</think><think>${DRAFT}`,
    `analysisPerhaps ${DRAFT}`,
  ])('leave nothing where they are not closed: %j', (reply) => expect(withoutThoughts(reply).trim()).toBe(''))

  it.each([
    '{"question": "What does <think> mean in HTML?", "options": ["<think>", "</think>"]}',
    '{"question": "Which tag ends it, </think> or </p>?"}',
    'A sentence without any.',
    'analysis of the week',
    '{"question": "Which token ends it, <|im_end|> or </s>?"}',
    '{\n  "explanation": "The model writes <think> first, then </think>."\n}',
  ])('are not seen within an answer: %j', (reply) => expect(withoutThoughts(reply)).toBe(reply))

  it.each([
    `${ANSWER}<|im_end|>`,
    `${ANSWER}<|eot_id|>\n`,
    `<s> ${ANSWER}</s>`,
    `<|im_start|>assistant\n${ANSWER}\n<|im_end|>\n<|endoftext|>`,
    `<|start_header_id|>assistant<|end_header_id|>\n\n${ANSWER}`,
    `<start_of_turn>model\n${ANSWER}<end_of_turn>`,
  ])('and the marks of a template around it are left out: %j', (reply) =>
    expect(withoutThoughts(reply).trim()).toBe(ANSWER),
  )
})
