import type { Trend } from '../../../trends/trend'
import { pickOne, shuffled } from '../../random-choice'
import { tagsLine } from '../../record-lines'
import { sayList } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { recordProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** Tags of strangers that nothing about the trend says; except in easy quizzes those of its own category first. */
export function strangeTags({ trend, neighbours, events, random, difficulty }: QuizMaterial): readonly string[] {
  const said = [trend.name, trend.description, ...trend.tags, ...events.map(({ text }) => text)].join(' ').toLowerCase()
  const isStranger = ({ id, tags }: Trend): boolean =>
    !trend.relatedIds.includes(id) && !tags.some((tag) => trend.tags.includes(tag))
  const isStrange = (tag: string): boolean => !tag.split(/[\s-]+/).some((word) => said.includes(word.slice(0, 5)))
  const tagsOf = (trends: readonly Trend[]): string[] =>
    shuffled(trends, random).flatMap((one) => pickOne(one.tags.filter(isStrange), random) ?? [])
  const strangers = neighbours.filter(isStranger)
  const near = tagsOf(strangers.filter(({ category }) => category === trend.category))
  const far = tagsOf(strangers.filter(({ category }) => category !== trend.category))
  return [...new Set(difficulty === 'easy' ? far : [...near, ...far])]
}

function compose(material: QuizMaterial): readonly Candidate[] {
  const { trend, name, random } = material
  const own = shuffled(trend.tags, random)
  return strangeTags(material)
    .slice(0, 2)
    .flatMap((odd): Candidate[] => {
      const kept = chooseWrong(odd, own)
      if (kept === null) return []
      return [
        {
          type: 'problem-solving',
          topic: 'tags',
          wordings: [
            `Three of these tags lead to ${name}, one leads somewhere else. Which one?`,
            `Somebody has mixed a stranger into the tags of ${name}. Which one do you take out?`,
          ],
          right: odd,
          wrong: kept,
          explanation: `${name.charAt(0).toUpperCase()}${name.slice(1)} carries the tags ${sayList(trend.tags)}; “${odd}” belongs to another trend.`,
          proof: recordProof(trend.name, tagsLine(trend)),
          asks: ['tags'],
          tells: kept.map((tag) => `tag ${tag}`),
        },
      ]
    })
}

/** Which tag does not belong. */
export const oddTag: QuestionKind = { id: 'odd-tag', isSpare: true, compose }
