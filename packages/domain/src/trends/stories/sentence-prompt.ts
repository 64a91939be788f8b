import { plainWords } from '../../ai/plain-words'
import { dataBlock, dataRule, type Prompt, withinLimits } from '../../ai/prompt'
import { answerText, type RepairJson, readObjects } from '../../ai/read-reply'

/** What a sentence may be made of: a headline, with who published it where that is known. */
export type SentenceEvidence = { readonly title: string; readonly publisher: string | null }

const WRITER = [
  'You tell in one plain English sentence why something is being talked about, for people who have not heard of it.',
  dataRule('summarise'),
  'Rules:',
  '- One sentence of 8 to 35 words: who did what, or what happened, and why it matters if the headlines say so.',
  '- Only what the headlines say. Every name and every number is spelt as they spell it, and none is added.',
  '- Prefer what several of them say. Where they disagree, leave it out.',
  '- No question, no opinion, no advice, no link, no markup, and nothing about headlines, publishers or yourself.',
  'Answer with JSON of this shape and nothing else: {"sentence":"..."}',
].join('\n')

/** Asks why a story is talked about, out of its most central headlines. */
export function sentencePrompt(evidence: readonly SentenceEvidence[]): Prompt {
  const texts = evidence.map(({ title, publisher }) => (publisher === null ? title : `${title} (${publisher})`))
  return { system: WRITER, user: dataBlock('EVIDENCE', withinLimits(texts)).join('\n') }
}

/** A sentence with the words a model puts around it. */
const MAX_REPLY_LENGTH = 10_000

/** The sentence of a model's reply, or null where there is none. */
export function readSentence(reply: string, repair: RepairJson): string | null {
  for (const objects of readObjects(answerText(reply, MAX_REPLY_LENGTH), repair)) {
    for (const object of objects) {
      if ('sentence' in object && typeof object.sentence === 'string') return plainWords(object.sentence)
    }
  }
  return null
}
