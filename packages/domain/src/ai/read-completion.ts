import { calledArguments } from './called-arguments'
import { foreignChoices } from './foreign-completion'
import { type Fields, isFields } from './json-fields'
import { withoutThoughts } from './thoughts'

/** What a chat completion says. */
export type Completion = {
  /** The answer without thoughts; empty where there is none. */
  readonly text: string
  /** Why the model would not answer, in its words, or null. */
  readonly refusal: string | null
  /** The tokens were used up before the model came to its end; or it came to it with thoughts alone, as some servers put the same. */
  readonly isCutShort: boolean
  /** It thought before it answered, as far as the answer tells. */
  readonly hasThought: boolean
  /** A filter of the provider took the answer away. */
  readonly isFiltered: boolean
}

/** Servers that wrap the answer of the one behind them. */
const WRAPPERS = ['data', 'result', 'response'] as const
const CUT_SHORT = /^(?:length|max_?(?:output_|completion_)?tokens|model_length|token_limit)$/i
/** `content_filter: PROHIBITED_CONTENT` of some, and words of other providers for the same. */
const FILTERED =
  /^(?:content_filter\b.*|(?:image_)?safety|blocklist|spii|prohibited_content|recitation|refusal|sensitive|guardrail_intervened)$/i
/** Parts that are no part of an answer: thoughts, pictures, calls of tools. */
const SPOKEN = /^(?:text|output_text)$/i

/**
 * The answer in a chat completion (AI-06), in any form the wire format allows: a text, parts, or null beside a refusal. What stands
 * in `reasoning_content` or beside it is thought and never an answer. Null where it is no chat completion.
 */
export function readCompletion(json: unknown): Completion | null {
  const choices = choicesOf(json, 0)
  if (choices === null || choices.length === 0) return isPromptBlocked(json) ? FILTERED_ANSWER : null
  const countsThought = countsThoughts(json)
  const read = choices.flatMap((choice) => readChoice(choice, countsThought) ?? [])
  return read.find(({ text }) => text !== '') ?? read[0] ?? null
}

const FILTERED_ANSWER: Completion = {
  text: '',
  refusal: null,
  isCutShort: false,
  hasThought: false,
  isFiltered: true,
}

/** Some answer a prompt that they will not have with no choice at all, and say why beside. */
function isPromptBlocked(json: unknown): boolean {
  if (!isFields(json)) return false
  const feedback = json.prompt_feedback ?? json.promptFeedback
  return isFields(feedback) && wordsOf(feedback.block_reason ?? feedback.blockReason) !== null
}

function choicesOf(json: unknown, depth: number): readonly unknown[] | null {
  if (Array.isArray(json)) return json.length === 1 && depth === 0 ? choicesOf(json[0], 1) : null
  if (!isFields(json)) return null
  if (Array.isArray(json.choices)) return json.choices.length === 0 ? null : json.choices.slice(0, 16)
  if (depth > 1) return null
  for (const name of WRAPPERS) {
    const inner = isFields(json[name]) ? choicesOf(json[name], depth + 1) : null
    if (inner !== null) return inner
  }
  return foreignChoices(json)
}

/**
 * `{"usage": {"completion_tokens_details": {"reasoning_tokens": 500}}}`, or a total above prompt plus completion: some
 * providers count reasoning only in the total.
 */
function countsThoughts(json: unknown): boolean {
  const usage = isFields(json) && isFields(json.usage) ? json.usage : {}
  const details = isFields(usage.completion_tokens_details) ? usage.completion_tokens_details : {}
  const { prompt_tokens: asked, completion_tokens: answered, total_tokens: all } = usage
  if (typeof asked === 'number' && typeof answered === 'number' && typeof all === 'number' && all > asked + answered)
    return true
  return typeof details.reasoning_tokens === 'number' && details.reasoning_tokens > 0
}

function readChoice(choice: unknown, countsThought: boolean): Completion | null {
  if (!isFields(choice)) return null
  const message = isFields(choice.message) ? choice.message : isFields(choice.delta) ? choice.delta : choice
  const content = textOf(message === choice ? choice.text : message.content)
  if (content === null) return null
  const spoken = content.text.trim() === '' ? calledArguments(message) : content.text
  const refusal = [message.refusal, content.refusal].flatMap((said) => wordsOf(said) ?? [])[0] ?? null
  const reason = typeof choice.finish_reason === 'string' ? choice.finish_reason : ''
  // a router gives the reason of the provider behind it, too
  const reasons = [reason, typeof choice.native_finish_reason === 'string' ? choice.native_finish_reason : '']
  const text = withoutThoughts(spoken).trim()
  const isBeside = [message.reasoning_content, message.reasoning].some((said) => wordsOf(said) !== null)
  // text that was stripped out was reasoning too
  const isThinker = countsThought || isBeside || text.length < spoken.trim().length
  return {
    text,
    refusal,
    isCutShort: CUT_SHORT.test(reason) || (text === '' && isThinker),
    hasThought: isThinker,
    isFiltered: reasons.some((one) => FILTERED.test(one)),
  }
}

type Spoken = { readonly text: string; readonly refusal: string | null }

/** A text, nothing, one part or a list of them; null for anything else. */
function textOf(content: unknown): Spoken | null {
  if (content === null || content === undefined) return { text: '', refusal: null }
  if (typeof content === 'string') return { text: content, refusal: null }
  if (isFields(content)) return 'type' in content || 'text' in content ? partOf(content) : textOfJson(content)
  if (!Array.isArray(content)) return null
  const given = content.filter((part: unknown) => part !== null)
  const parts = given.map((part: unknown) => (typeof part === 'string' ? { text: part, refusal: null } : partOf(part)))
  const known = parts.flatMap((part) => part ?? [])
  if (known.length < parts.length) return null
  return {
    text: known.map(({ text }) => text).join(''),
    refusal: known.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  }
}

/** Some servers send the JSON itself rather than a text that contains it. */
const textOfJson = (content: Fields): Spoken => ({ text: JSON.stringify(content), refusal: null })

function partOf(part: unknown): Spoken | null {
  if (!isFields(part)) return null
  const { type, text } = part
  if (type === 'refusal') return { text: '', refusal: wordsOf(part.refusal) }
  if (type !== undefined && (typeof type !== 'string' || !SPOKEN.test(type))) {
    return typeof type === 'string' ? { text: '', refusal: null } : null
  }
  if (typeof text === 'string') return { text, refusal: null }
  // a tool call, read in called-arguments.ts
  if ('functionCall' in part) return { text: '', refusal: null }
  return isFields(text) && typeof text.value === 'string' ? { text: text.value, refusal: null } : null
}

function wordsOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
