import { DAY_MS, SECOND_MS } from '../primitives/time'
import { type Fields, isFields } from './json-fields'
import { durationMs } from './rest-from-answer'

/** What a provider says is wrong, as far as it says so; everything of it is text of a stranger. */
export type Complaint = {
  /** In its words; empty where it has none. */
  readonly message: string
  /** The parameter it names, as it writes it, or null. */
  readonly param: string | null
  /** `model_not_found`, `content_filter`: everything it has beside its words, as it writes it. */
  readonly codes: readonly string[]
  /** The HTTP status it gives in words of its own, which some put into an answer of 200. */
  readonly status: number | null
  /** How long it asks to be left alone, milliseconds, where a field of its own says so. */
  readonly waitMs: number | null
  /** Headers of the provider behind a router, which tells them in its answer; names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** How deep a reason may lie: `{"error": {"error": {"message": ...}}}`, `[{"error": ...}]`. */
const MAX_DEPTH = 8
const MAX_TEXT_LENGTH = 4_000
const MAX_ENTRIES = 50
const MAX_NODES = 200
const MAX_HEADER_LENGTH = 200
/** Where servers keep what is wrong; what is nearest to the OpenAI format comes first. */
const HOLDERS = [
  'error',
  'innererror',
  'inner_error',
  'errors',
  'message',
  'detail',
  'details',
  'issues',
  'fault',
  'base_resp',
] as const
const MESSAGES = [
  'message',
  'Message',
  'msg',
  'error_description',
  'error_message',
  'errorMessage',
  'status_msg',
] as const
/** What names a kind of error where no words are about this one. */
const NAMES = ['title', 'reason'] as const
const CODES = ['code', 'type', 'status', 'reason'] as const

/**
 * What an answer complains about: `{"error": {"message", "param", "code"}}` as the OpenAI API writes it (AI-06), and what other
 * servers make of that: a list of one, `{"error": "..."}`, `{"message": "..."}`, `{"detail": [{"loc", "msg"}]}`. Null where it
 * complains of nothing.
 *
 * @param isRefusal Whether the status says so already; otherwise only an `error` is a complaint, since good answers have messages.
 */
export function readComplaint(body: unknown, isRefusal: boolean): Complaint | null {
  const said = isRefusal ? body : errorOf(body)
  if (said === null || said === undefined || said === false) return null
  const known = read(said, 0)
  const found = known.message === '' ? { ...known, message: sentenceIn(said) } : known
  return found.message === '' && found.codes.length === 0 && found.param === null && !isRefusal ? null : found
}

/** The error of an answer with a good status: its own, that of its first choice, or that of a list of one. */
function errorOf(body: unknown): unknown {
  if (Array.isArray(body)) return body.length === 1 ? errorOf(body[0]) : null
  if (!isFields(body)) return null
  if (body.error !== undefined && body.error !== null) return body.error
  const choices: readonly unknown[] = Array.isArray(body.choices) ? body.choices : []
  const choice = choices[0]
  return isFields(choice) ? (choice.error ?? null) : null
}

const NOTHING: Complaint = { message: '', param: null, codes: [], status: null, waitMs: null, headers: {} }

function read(value: unknown, depth: number): Complaint {
  if (typeof value === 'string') return fromText(value, depth)
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return NOTHING
  if (Array.isArray(value)) {
    const said = value.slice(0, 5).map((one) => read(one, depth + 1))
    const [told = NOTHING] = [...said.filter(({ message }) => message !== ''), ...said]
    return {
      ...told,
      codes: said.flatMap(({ codes }) => codes),
      waitMs: said.map(({ waitMs }) => waitMs).find((waitMs) => waitMs !== null) ?? null,
    }
  }
  // it is neither null nor a list
  const fields = value as Fields
  const held = HOLDERS.filter((name) => name in fields && !(name === 'message' && typeof fields[name] === 'string'))
  const own = MESSAGES.flatMap((name) => textOf(fields[name]) ?? [])[0]
  const spoken = own === undefined ? NOTHING : fromText(own, depth)
  const kind = NAMES.flatMap((name) => textOf(fields[name]) ?? [])[0]
  const relay: Fields = isFields(fields.metadata) ? fields.metadata : {}
  // a router tells in `raw` what the provider behind it said
  const raw = read(relay.raw, depth + 1)
  const inner = [...held.map((name) => read(fields[name], depth + 1)), ofField(fields.errors), spoken, raw]
  const isRelayed = /^provider returned error\.?$/i.test(spoken.message)
  const first = <Value>(pick: (one: Complaint) => Value | null): Value | null =>
    inner.map(pick).find((picked) => picked !== null) ?? null
  const statusCode = [fields.code, fields.status, fields.status_code].map(asNumber).find(isHttpStatus)
  return {
    message:
      (isRelayed ? raw.message : '') || spoken.message || (first(({ message }) => message || null) ?? kind ?? ''),
    param: paramOf(fields) ?? first(({ param }) => param),
    codes: [...CODES.flatMap((name) => textOf(fields[name]) ?? []), ...inner.flatMap(({ codes }) => codes)],
    status: statusCode ?? first(({ status }) => status),
    waitMs: waitOf(fields) ?? waitOf(relay) ?? first(({ waitMs }) => waitMs),
    headers: headersIn(relay.headers, inner),
  }
}

/** `{"errors": {"style": ["It is unknown."]}}`: what is wrong with each field. */
function ofField(errors: unknown): Complaint {
  for (const [name, said] of isFields(errors) ? Object.entries(errors).slice(0, MAX_ENTRIES) : []) {
    const words = textOf(Array.isArray(said) ? said[0] : null)
    if (words !== null) return { ...NOTHING, message: words, param: name }
  }
  return NOTHING
}

/** The first text of several words, wherever it stands: a reason in a field that nobody else has. */
function sentenceIn(body: unknown): string {
  let level: readonly unknown[] = [body]
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const words = level.flatMap((one) => textOf(one) ?? []).find((text) => /\S\s+\S/.test(text))
    if (words !== undefined) return words
    level = level
      .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
      .slice(0, MAX_NODES)
  }
  return ''
}

/** Some servers write the JSON of the provider behind them into the text of theirs. */
function fromText(text: string, depth: number): Complaint {
  const cut = text.slice(0, MAX_TEXT_LENGTH).trim()
  if (depth < MAX_DEPTH && /^[[{]/.test(cut)) {
    try {
      const inner = read(JSON.parse(cut), depth + 1)
      if (inner.message !== '') return inner
    } catch {
      // words that begin with a bracket
    }
  }
  return { ...NOTHING, message: cut }
}

/** The headers a router tells of, and those that stand further inside. */
function headersIn(value: unknown, inner: readonly Complaint[]): Complaint['headers'] {
  const told = isFields(value) ? Object.entries(value).slice(0, MAX_ENTRIES) : []
  const own = told.map(([name, said]) => [name.toLowerCase(), String(said).slice(0, MAX_HEADER_LENGTH)] as const)
  return Object.fromEntries([...inner.flatMap(({ headers }) => Object.entries(headers)), ...own])
}

function paramOf(fields: Fields): string | null {
  const named = [fields.param, fields.parameter, fields.field].map(textOf).find((name) => name !== null)
  // Python gateways write `None`.
  if (named !== undefined && named !== 'None') return named
  // where a validator stood: ["body", "style"]
  const steps = fields.loc ?? fields.path
  const place = Array.isArray(steps) ? steps.findLast((step: unknown) => typeof step === 'string') : null
  return textOf(place)
}

/** `"retryDelay": "34s"`, `"retry_after": 12`. */
function waitOf(fields: Fields): number | null {
  const text = textOf(fields.retryDelay) ?? textOf(fields.retry_delay)
  if (text !== null) return durationMs(text)
  const exactMs = fields.retry_after_ms ?? fields.retryAfterMs
  if (typeof exactMs === 'number' && exactMs >= 0 && exactMs < DAY_MS) return exactMs
  const wait = fields.retry_after ?? fields.retryAfter ?? fields.retry_after_seconds
  const seconds = typeof wait === 'string' && /^\d{1,5}(?:\.\d{1,9})?s?$/.test(wait) ? Number.parseFloat(wait) : wait
  return typeof seconds === 'number' && seconds >= 0 && seconds < DAY_MS ? seconds * SECOND_MS : null
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.slice(0, MAX_TEXT_LENGTH).trim()
  return text === '' ? null : text
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value

function isHttpStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599
}
