import { z } from 'zod'
import { answerText, type RepairJson, readObjects } from '../ai/read-reply'

const MAX_REPLY_LENGTH = 10_000
const LETTERS = 'ABCD'
const BARE_LIST = /^[^{[]*(\[[^[\]{}]*\])[^{[]*$/

const position = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d$/)
    .transform(Number),
  z.enum(['A', 'B', 'C', 'D']).transform((letter) => LETTERS.indexOf(letter)),
])
const verdict = z.union([position, z.object({ answer: position }).transform(({ answer }) => answer)])
const byNumber = z.record(z.string().regex(/^\d{1,2}$/), position).transform((answers) => Object.values(answers))
const verdicts = z.object({ answers: z.union([z.array(verdict), byNumber]) })

/**
 * What the blind pass answered: the option it found right per question, -1 for none. Null when the answer cannot be read
 * or counts other questions than were asked: then nothing is known.
 */
export function readVerdicts(reply: string, questions: number, repair: RepairJson): readonly number[] | null {
  const text = answerText(reply, MAX_REPLY_LENGTH)
  const [, list] = BARE_LIST.exec(text) ?? []
  for (const objects of readObjects(list === undefined ? text : `{"answers":${list}}`, repair)) {
    const read = objects.flatMap((object) => verdicts.safeParse(object).data ?? [])[0]
    if (read !== undefined) return read.answers.length === questions ? read.answers : null
    // an object for each question, without a list that has a name
    const single = objects.flatMap((object) => verdict.safeParse(object).data ?? [])
    if (single.length === questions && questions > 0) return single
  }
  return null
}
