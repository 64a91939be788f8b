import { z } from 'zod'
import { answerText, type RepairJson, readObjects } from '../ai/read-reply'

const MAX_REPLY_LENGTH = 10_000
const verdicts = z.object({ answers: z.array(z.number().int()) })

/**
 * What the blind pass answered: the option it found right per question, -1 for none. Null when the answer cannot be read
 * or counts other questions than were asked: then nothing is known.
 */
export function readVerdicts(reply: string, questions: number, repair: RepairJson): readonly number[] | null {
  for (const objects of readObjects(answerText(reply, MAX_REPLY_LENGTH), repair)) {
    const read = objects.flatMap((object) => verdicts.safeParse(object).data ?? [])[0]
    if (read !== undefined) return read.answers.length === questions ? read.answers : null
  }
  return null
}
