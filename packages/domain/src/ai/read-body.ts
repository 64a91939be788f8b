import { calledArguments } from './called-arguments'
import { foreignPiece } from './foreign-completion'
import { type Fields, isFields } from './json-fields'
import { withoutReferences } from './plain-words'

/** Far more pieces than the longest answer has. */
const MAX_EVENTS = 200_000
/** A refusal in plain words is a sentence or two. */
const MAX_WORDS = 1_000
/** The title comes before this many characters. */
const MAX_HEAD = 20_000
const STREAM = /^(?:data|event|id|retry)?:/

/**
 * What the body of a provider's answer holds, whatever its label says: JSON, or a stream of server-sent events, which some send
 * though none was asked for, put together as the answer it is the stream of. Words without any form are given back
 * as they are, and of a page its title, in which gateways say what is wrong. Undefined for anything else.
 */
export function readBody(body: string, contentType: string | null): unknown {
  const text = body.replace(/^\uFEFF/, '').trimStart()
  if (/^[[{]/.test(text)) return jsonOf(text) ?? answerOf(eventsOf(text))
  // some make JSON of what is JSON already
  if (/^"\s*[[{]/.test(text)) return jsonInString(text)
  if (STREAM.test(text)) return jsonBehindComments(text) ?? answerOf(eventsOf(text))
  const isPage = text.startsWith('<') || /html|xml/i.test(contentType ?? '')
  const words = text.trim()
  if (isPage) return titleOf(text)
  return words === '' || words.length > MAX_WORDS || /json/i.test(contentType ?? '') ? undefined : words
}

function titleOf(page: string): string | undefined {
  const [, title = ''] = /<title[^<>]{0,100}>([^<]{1,200})<\/title>/i.exec(page.slice(0, MAX_HEAD)) ?? []
  return withoutReferences(title).trim() || undefined
}

function jsonInString(text: string): unknown {
  const inner = jsonOf(text)
  return typeof inner === 'string' ? jsonOf(inner) : undefined
}

/** Comment lines keep a line open until an answer comes, which need not be a stream. */
function jsonBehindComments(text: string): unknown {
  const start = text.search(/^[[{]/m)
  const before = start === -1 ? '' : text.slice(0, start)
  return before !== '' && before.split(/[\r\n]+/).every((line) => line === '' || line.startsWith(':'))
    ? jsonOf(text.slice(start))
    : undefined
}

/** Whether the content type is an event stream, whose body is much longer than the answer it carries. */
export function isEventStream(contentType: string | null): boolean {
  return /^\s*text\/event-stream\b/i.test(contentType ?? '')
}

/** The data of each event (HTML, "Server-sent events"), or of each line that is JSON; comments and other fields are of no use here. */
function eventsOf(text: string): readonly unknown[] {
  const events: unknown[] = []
  let data: string[] = []
  const take = (): void => {
    const whole = data.join('\n').trim()
    data = []
    if (whole === '' || whole === '[DONE]') return
    const event = jsonOf(whole)
    if (event !== undefined) events.push(event)
  }
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line === '') take()
    else if (/^[[{]/.test(line)) {
      take()
      data.push(line)
    } else if (line.startsWith('data:')) {
      // some write no empty line between events
      if (data.length > 0 && jsonOf(data.join('\n')) !== undefined) take()
      data.push(line.slice('data:'.length).replace(/^ /, ''))
    }
    if (events.length >= MAX_EVENTS) break
  }
  take()
  return events
}

/** One answer out of its pieces: an error where one is told, a picture that is done, or the choices put together. */
function answerOf(events: readonly unknown[]): unknown {
  const known = events.filter(isFields)
  const failed = known.find((event) => event.error !== undefined && event.error !== null)
  if (failed !== undefined) return failed
  const painted = known.findLast(isPicture)
  if (painted !== undefined) return { data: [painted] }
  const whole = known.findLast((event) => Array.isArray(event.data))
  if (whole !== undefined) return whole
  const choices = new Map<number, Piece>()
  for (const event of known) {
    const pieces = event.choices ?? [foreignPiece(event)]
    if (!Array.isArray(pieces)) continue
    for (const piece of pieces.slice(0, 16)) if (isFields(piece)) addPiece(choices, piece)
  }
  // a reason without the form of one
  if (choices.size === 0) return known.findLast(({ message }) => typeof message === 'string')
  return {
    choices: [...choices.entries()]
      .toSorted(([a], [b]) => a - b)
      .map(([index, { content, refusal, called, finishReason }]) => ({
        index,
        message: {
          role: 'assistant',
          content,
          refusal: refusal === '' ? null : refusal,
          ...(called !== '' && { function_call: { arguments: called } }),
        },
        finish_reason: finishReason,
      })),
  }
}

type Piece = { content: string | unknown[]; refusal: string; called: string; finishReason: string | null }

function addPiece(choices: Map<number, Piece>, piece: Fields): void {
  const index = typeof piece.index === 'number' && piece.index >= 0 && piece.index < 16 ? piece.index : 0
  const whole = choices.get(index) ?? { content: '', refusal: '', called: '', finishReason: null }
  choices.set(index, whole)
  if (typeof piece.finish_reason === 'string') whole.finishReason = piece.finish_reason
  // the last event of some servers repeats the whole message, or has an empty one
  if (isFields(piece.message) && piece.message.content) whole.content = ''
  const said = isFields(piece.message) ? piece.message : isFields(piece.delta) ? piece.delta : { content: piece.text }
  if (typeof said.refusal === 'string') whole.refusal += said.refusal
  whole.called += calledArguments(said)
  if (typeof said.content === 'string' && typeof whole.content === 'string') whole.content += said.content
  else if (Array.isArray(said.content) || Array.isArray(whole.content)) {
    whole.content = [...partsOf(whole.content), ...partsOf(said.content)]
  }
}

function partsOf(content: unknown): readonly unknown[] {
  if (Array.isArray(content)) return content
  return typeof content === 'string' && content !== '' ? [content] : []
}

/** A finished picture of a stream; those before are drafts of it. */
function isPicture(event: Fields): boolean {
  const { type } = event
  if (typeof event.b64_json !== 'string' && typeof event.url !== 'string') return false
  return typeof type !== 'string' || !/partial/i.test(type)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
