import { shuffled } from '../random-choice'
import { chooseWrong } from './choose-options'
import { surnameOf } from './names/famous-people'
import type { KnownName } from './names/known-names'
import type { QuizMaterial } from './question-kind'

/**
 * Three other names of the same kind that no text about the trend mentions: what it has to do with somewhere else could be
 * right in a way nobody thought of. Null where there are none.
 */
export function wrongNames(
  { kind, written, near, others }: KnownName,
  told: readonly string[],
  { difficulty, random }: QuizMaterial,
): readonly string[] | null {
  const ordered =
    difficulty === 'easy' ? shuffled([...near, ...others], random) : [...shuffled(near, random), ...others]
  const all = told.join(' ')
  return chooseWrong(
    written,
    ordered.filter((other) => !all.includes(kind === 'person' ? surnameOf(other) : other)),
  )
}
