import type { Complaint } from './provider-complaint'

/** What is known of what a model takes: nothing at first, and more with each refusal. */
export type ModelTerms = {
  /** Who is asked: the model that was chosen, or one in its place. */
  readonly model: string
  /** Parameters that are left out. */
  readonly without: readonly string[]
  /** The budget of an answer goes by its newer name. */
  readonly hasNewBudget: boolean
  /** It knows no system message: both messages are sent as one. */
  readonly hasOneMessage: boolean
  /** It thinks before it answers, and gets a larger budget for that. */
  readonly isThinker: boolean
}

/** What is asked: parameters by their names, as AI-02 and AI-07 list them. */
export type Payload = Readonly<Record<string, unknown>> & { readonly model: string }

/** What is left of an order without them is none. */
const ESSENTIAL: ReadonlySet<string> = new Set(['model', 'messages', 'prompt', 'input'])
const OLD_BUDGET = 'max_tokens'
const NEW_BUDGET = 'max_completion_tokens'
/** What a thinker may write for each token of the answer, and the most of all. */
const THINKING_SHARE = 8
const LEAST_FOR_THINKERS = 4_000
const MOST_FOR_THINKERS = 32_000

/** How a call differed from what was asked for. */
export type Adaptation = { readonly model: string; readonly words: string }

export const firstTerms = (model: string): ModelTerms => ({
  model,
  without: [],
  hasNewBudget: false,
  hasOneMessage: false,
  isThinker: false,
})

/** The terms of a model that spent its budget on thoughts; null where it has the larger one, or none that could be raised. */
export function termsOfThinker(terms: ModelTerms): ModelTerms | null {
  const name = terms.hasNewBudget ? NEW_BUDGET : OLD_BUDGET
  return terms.isThinker || terms.without.includes(name) ? null : { ...terms, isThinker: true }
}

/** What is sent on these terms. */
export function payloadOnTerms(payload: Payload, terms: ModelTerms): Payload {
  const sent = Object.entries(payload).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (name === OLD_BUDGET) {
      const budget = terms.isThinker ? thinkersBudget(value) : value
      return [[terms.hasNewBudget ? NEW_BUDGET : OLD_BUDGET, budget]]
    }
    return [[name, name === 'messages' && terms.hasOneMessage ? asOneMessage(value) : value]]
  })
  const kept = sent.filter(([name]) => !terms.without.includes(name))
  return { ...Object.fromEntries(kept), model: terms.model }
}

/**
 * The terms after a refusal that names what is not taken: without that parameter, or with the one that took its place. Null where it
 * names nothing of what was sent, or nothing that can be left out.
 */
export function termsAfterRefusal(terms: ModelTerms, sent: Payload, complaint: Complaint): ModelTerms | null {
  if (SPENT.test(complaint.message)) return termsOfThinker(terms)
  const tooMuch = budgetOverContext(sent, complaint)
  if (tooMuch !== null) return { ...terms, without: [...terms.without, tooMuch] }
  const name = namedParameter(sent, complaint)
  if (name === null) return refusesRole(complaint) && !terms.hasOneMessage ? { ...terms, hasOneMessage: true } : null
  const isTooMuch = /too (?:large|high|many|long)|at most|less than|exceeds|maximum|<=/i.test(complaint.message)
  const takesNewName = name === OLD_BUDGET && !isTooMuch && !terms.without.includes(NEW_BUDGET)
  if (takesNewName) return { ...terms, hasNewBudget: true }
  // A router may have switched to another model that accepts only the older name.
  const hasNewBudget = terms.hasNewBudget && (name !== NEW_BUDGET || isTooMuch)
  return { ...terms, hasNewBudget, without: [...terms.without, name] }
}

/** "Could not finish the message because max_tokens or model output limit was reached." */
const SPENT = /could not finish the message/i

/** "This model's maximum context length is 2048 tokens. However, you requested 3100 tokens (3000 in the completion)." */
function budgetOverContext(sent: Payload, { message }: Complaint): string | null {
  const budget = [OLD_BUDGET, NEW_BUDGET].find((name) => name in sent)
  return OVER_CONTEXT.test(message) || (BUDGET.test(message) && OVER_LIMIT.test(message)) ? (budget ?? null) : null
}

const OVER_CONTEXT = /maximum context length|available context size|\btokens per minute\b.{0,40}\brequested\b/i
/** The budget of an answer, by its names in other formats. */
const BUDGET = /\bmax_?(?:new_?|output_?|completion_?)?tokens\b|\bmaximum tokens\b|\boutput tokens\b/i
const OVER_LIMIT = />\s*\d|exceeds|supported range|<=/i

/** How a call differs from what was chosen, as an administrator reads it; null where it does not. */
export function adaptationOf(chosen: string, terms: ModelTerms): Adaptation | null {
  const parts = [
    terms.model === chosen ? '' : `${chosen} is not offered any more, so ${terms.model} was asked.`,
    terms.without.length === 0 ? '' : `It does not take ${listed(terms.without)}, so it was asked without.`,
    terms.hasNewBudget ? `It takes ${NEW_BUDGET} in place of ${OLD_BUDGET}.` : '',
    terms.hasOneMessage ? 'It takes no system message.' : '',
    terms.isThinker ? 'It thinks before it answers, so it may write more.' : '',
  ]
  const words = parts.filter((part) => part !== '').join(' ')
  return words === '' ? null : { model: terms.model, words }
}

/** The parameter a refusal is about, of those that were sent and can be left out. */
function namedParameter(sent: Payload, { param, message }: Complaint): string | null {
  const optional = Object.keys(sent).filter((name) => !ESSENTIAL.has(name))
  if (param !== null) {
    // `body.style`, `/style`, `size`, `messages[0].role`
    const [first = '', ...rest] = param.split(/[^\w-]+/).filter((step) => step !== '' && step !== 'body')
    if (optional.includes(first)) return first
    if (ESSENTIAL.has(first)) return null
    const within = rest.find((step) => optional.includes(step))
    if (within !== undefined) return within
  }
  const quoted = [...message.matchAll(/["'`“‘]([\w-]{1,40})(?:=[^"'`]{0,40})?["'`”’]/g)].map(([, name = '']) => name)
  const inQuotes = optional.find((name) => quoted.some((one) => spellingsOf(name).test(one)))
  if (inQuotes !== undefined) return inQuotes
  // "Invalid value: 'hd'. Supported values are: 'low', 'medium' and 'high'."
  const byValue = optional.find((name) => typeof sent[name] === 'string' && quoted[0] === sent[name])
  if (byValue !== undefined) return byValue
  if (!REFUSES_A_PARAMETER.test(message)) return null
  // a letter, as `n`, is no word that can be looked for
  return optional.find((name) => name.length > 2 && spellingsOf(name).test(message)) ?? null
}

/** `max_tokens` as it is, and as `maxTokens` or `MaxTokens`. */
function spellingsOf(name: string): RegExp {
  return new RegExp(`(?<![\\w-])${name.replaceAll('_', '_?')}(?![\\w-])`, 'i')
}

const REFUSES_A_PARAMETER =
  /unsupported|n[o’']t support|unknown|unrecogni[sz]ed|unexpected|invalid|deprecated|not (?:a )?(?:allowed|permitted|available|valid|recogni[sz]ed)|extra (?:inputs|fields)|(?:must|should) be|only|too (?:large|high)|误|不支持/i

/** Whether a refusal is about a role of a message: "Unsupported value: 'messages[0].role' does not support 'system' with this model." */
export function refusesRole({ param, message }: Complaint): boolean {
  if (ROLES_IN_TURN.test(message)) return true
  const isAboutRole =
    /messages\W+\d+\W+role/.test(`${param ?? ''} ${message}`) || /\b(?:system|developer)\b/i.test(message)
  return isAboutRole && /\b(?:role|system|instruction)/i.test(message) && REFUSES_ROLE.test(message)
}

/** Templates that know nobody but the user and themselves: "Conversation roles must alternate user/assistant/user/assistant". */
const ROLES_IN_TURN = /\broles? must alternate|only user\b.{0,40}\broles? are supported/i
const REFUSES_ROLE = /n[o’']t (?:support|enabled|allowed)|unsupported|invalid|unknown|unexpected|input should be/i

/** A library's own words for a parameter it does not know, which many servers send as a failure of theirs. */
export function refusesArgument({ message }: Complaint): boolean {
  return /unexpected keyword argument/i.test(message)
}

function asOneMessage(messages: unknown): unknown {
  if (!Array.isArray(messages)) return messages
  const texts = messages.map((message: { readonly content: string }) => message.content)
  return [{ role: 'user', content: texts.join('\n\n') }]
}

function thinkersBudget(value: unknown): unknown {
  if (typeof value !== 'number') return value
  return Math.min(MOST_FOR_THINKERS, Math.max(LEAST_FOR_THINKERS, value * THINKING_SHARE))
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
