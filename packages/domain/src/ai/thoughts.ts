/**
 * What models wrap their thoughts in, as they write it into the text of an answer: `<think>`, also with a space or an attribute
 * in it or as a part of a longer name (`<seed:think>`, `<thought_process>`), the folds of a page, and the marks of some templates.
 */
const NAMES =
  '(?:\\w{1,20}[_:-]|ant)?(?:think|thinking|thought|thoughts|reasoning|reflection|analysis|scratchpad|monologue)(?:[_-]\\w{1,20})?'
const FOLD = '<details\\s[^<>]{0,100}\\btype="reasoning"[^<>]{0,100}>'
const FOLD_END = '</details>'
const OPENING = `<(?:${NAMES})(?:\\s[^<>]{0,100})?>|${FOLD}|\\[THINK\\]|◁think▷|<\\|begin_of_thought\\|>|<\\|START_THINKING\\|>|<\\|inner_prefix\\|>|<\\|channel>\\s*thought|<\\|channel\\|>\\s*(?:analysis|commentary)[^<]{0,100}<\\|message\\|>`
const CLOSING = `</(?:${NAMES})\\s*>|${FOLD_END}|\\[/THINK\\]|◁/think▷|<\\|end_of_thought\\|>|<\\|END_THINKING\\|>|<\\|inner_suffix\\|>|<channel\\|>|<\\|end\\|>`
/** A model marks its thoughts a few times; what is full of marks is looked at no further. */
const MAX_MARKS = 200
/** No line of an answer is longer. */
const MAX_LINE = 20_000
const MARK = new RegExp(`(${OPENING})|(${CLOSING})`, 'gi')
/** Around the answer itself, in templates that mark that too. */
const FRAME =
  /<\|(?:start|end|return|begin_of_solution|end_of_solution)\|>(?:assistant)?|<\|channel\|>\s*final[^<]{0,100}<\|message\|>/g

/** What templates put around a whole answer, and servers that know another template leave there. */
const BEFORE_ALL = [
  '<s>',
  '<|begin_of_text|>',
  '<|im_start|>assistant',
  '<|start_header_id|>assistant<|end_header_id|>',
  '<start_of_turn>model',
  '<|START_RESPONSE|>',
]
const BEHIND_ALL = [
  '</s>',
  '<|im_end|>',
  '<|eot_id|>',
  '<|eom_id|>',
  '<|endoftext|>',
  '<|end_of_text|>',
  '<end_of_turn>',
  '<|END_RESPONSE|>',
]
/** Channels whose marks were taken for no text: only their names are left. */
const CHANNELS_WITHOUT_MARKS = /^\s*analysis(?=[A-Z])/
const FINAL_WITHOUT_MARKS = 'assistantfinal'

/**
 * A model's answer without the thoughts around it. A draft inside of thoughts is never an answer: thoughts that are not closed
 * leave nothing, and where only their end is marked, all before it is thought. A mark within an answer, as in a question about
 * HTML, is part of its text.
 */
export function withoutThoughts(reply: string): string {
  let kept = ''
  let from = 0
  let depth = 0
  let marks = 0
  for (const match of reply.matchAll(MARK)) {
    marks += 1
    if (marks > MAX_MARKS) break
    const [mark, opening] = match
    const end = match.index + mark.length
    if (opening !== undefined) {
      if (depth === 0) {
        const before = reply.slice(from, match.index)
        if (isWithinAnswer(kept + before, reply.slice(end))) continue
        kept += before
      }
      depth += 1
    } else if (depth > 0) {
      depth -= 1
    } else if (mark.toLowerCase() === FOLD_END) {
      // pages fold other things as well
      continue
    } else if (isWithinAnswer(kept + reply.slice(from, match.index), reply.slice(end))) {
      continue
    } else {
      kept = ''
    }
    from = end
  }
  if (depth === 0) kept += reply.slice(from)
  return withoutEdges(finalChannel(kept.replace(FRAME, '').replace(/^\uFEFF/, '')))
}

function finalChannel(text: string): string {
  if (!CHANNELS_WITHOUT_MARKS.test(text)) return text
  const at = text.lastIndexOf(FINAL_WITHOUT_MARKS)
  return at === -1 ? '' : text.slice(at + FINAL_WITHOUT_MARKS.length)
}

function withoutEdges(text: string): string {
  let inner = text
  for (;;) {
    const [head, tail] = [inner.trimStart(), inner.trimEnd()]
    const before = BEFORE_ALL.find((mark) => head.startsWith(mark))
    const behind = BEHIND_ALL.find((mark) => tail.endsWith(mark))
    if (before !== undefined) inner = head.slice(before.length)
    else if (behind !== undefined) inner = tail.slice(0, -behind.length)
    else return inner
  }
}

/**
 * Whether a mark stands inside a string of JSON: something was opened before it and is closed behind it, and the mark neither begins nor ends
 * a line, for a string of JSON has no line breaks.
 */
function isWithinAnswer(before: string, after: string): boolean {
  const [behind = ''] = after.slice(0, MAX_LINE).split('\n', 1)
  const isAtEdge = before.slice(before.lastIndexOf('\n') + 1).trim() === '' || /^(?:$|[[{`])/.test(behind.trim())
  return !isAtEdge && behind.includes('"') && isInString(before)
}

/** Whether a JSON string is open at the end of a text; only from the last line break on, since none lies within one. */
function isInString(text: string): boolean {
  const start = text.search(/[[{]/)
  if (start === -1) return false
  const line = text.slice(Math.max(start, text.lastIndexOf('\n') + 1))
  return line.replace(/\\./g, '').split('"').length % 2 === 0
}
