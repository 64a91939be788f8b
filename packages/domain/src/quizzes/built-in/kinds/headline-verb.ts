import { quoted } from '../../say-words'
import { leaveGap } from '../gaps'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type StoryText, tellText, wordsOf } from '../story-texts'

/**
 * Verbs that fit the same headlines and say different things: whichever is right, the other three are not. None of them says
 * anything bad about anybody, since they are shown beside real names.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['cuts', 'adds', 'moves', 'doubles'],
  ['wins', 'loses', 'skips', 'hosts'],
  ['joins', 'leaves', 'buys', 'sues'],
  ['endorses', 'snubs', 'thanks', 'meets'],
  ['backs', 'rejects', 'rewrites', 'postpones'],
  ['opens', 'closes', 'moves', 'sells'],
  ['raises', 'lowers', 'freezes', 'doubles'],
  ['bans', 'allows', 'taxes', 'funds'],
  ['praises', 'blames', 'ignores', 'copies'],
  ['hires', 'dismisses', 'sues', 'thanks'],
  ['approves', 'rejects', 'postpones', 'rewrites'],
]
/** What follows is a sentence or a quotation of its own, which only some verbs go before. */
const CLAUSE_BEHIND = /[:‘“"]|^ (?:\S+ ){1,4}(?:is|are|was|were|will|has|have)\b/u
/** The first word written small, perhaps behind an adverb: who does it stands before. */
const VERB = /^((?:[\p{Lu}\p{N}][\p{L}\p{M}\p{N}’'.&-]* )+(?:\p{Ll}+ly )?)(\p{Ll}{3,}s)(?= [\p{L}‘“"$€£\d])/u

function compose(material: QuizMaterial, shown: StoryText): Candidate[] {
  const [, before = '', written = ''] = VERB.exec(shown.text) ?? []
  const group = GROUPS.find((verbs) => verbs.includes(written))
  const gap = group === undefined ? null : leaveGap(material, shown.text, written, before.length)
  const behind = shown.text.slice(before.length + written.length)
  // Where the card names both, it tells what the one does to the other.
  const onCard = wordsOf(`${material.trend.name} ${material.trend.description}`)
  const isTold = [before, behind.split(' ').slice(0, 4).join(' ')].every((part) =>
    [...wordsOf(part)].some((word) => onCard.has(word)),
  )
  if (group === undefined || gap === null || isTold || CLAUSE_BEHIND.test(behind)) return []
  return [
    {
      type: 'prediction',
      topic: 'headlines',
      wordings: [`One word is gone. Which one? ${quoted(gap)}`, `Fill in the missing word: ${quoted(gap)}`],
      right: written,
      wrong: group.filter((verb) => verb !== written),
      explanation: tellText(shown),
      proof: shown.proof,
      asks: [`text ${shown.text}`],
      tells: [`text ${shown.text}`],
    },
  ]
}

/** The verb left out of a headline. */
export const headlineVerb: QuestionKind = {
  id: 'headline-verb',
  compose: (material) => material.headlines.flatMap((shown) => compose(material, shown)),
}
