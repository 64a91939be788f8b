import { z } from 'zod'
import type { RepairJson } from '../ai/read-reply'

const MAX_REPLY_LENGTH = 10_000
const verdicts = z.object({ answers: z.array(z.number().int()) })

/**
 * What the blind pass answered: the option it found right per question, -1 for none. Null when the answer cannot be read
 * or counts other questions than were asked: then nothing is known.
 */
export function readVerdicts(reply: string, questions: number, repair: RepairJson): readonly number[] | null {
  const text = reply.slice(0, MAX_REPLY_LENGTH)
  const [object = ''] = /\{[^{}]*\}/.exec(text) ?? []
  const read = verdicts.safeParse(parsed(object, repair))
  return read.success && read.data.answers.length === questions ? read.data.answers : null
}

function parsed(text: string, repair: RepairJson): unknown {
  try {
    return JSON.parse(repair(text))
  } catch {
    return null
  }
}
