import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import { chooseHandwritten } from '@trendverse/domain/quizzes/handwritten/choose-handwritten'
import type { Difficulty, Question } from '@trendverse/domain/quizzes/question'
import { featureTrends } from '@trendverse/domain/trends/listing/feature-trends'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import { fractionsOf } from '../random-fractions'
import type { UnwantedQuestions } from './questions-asked'

export type GatherPorts = Needs<'clock' | 'handwritten' | 'random' | 'trends'>

export type QuestionsWanted = { readonly trend: TrendDetail; readonly difficulty: Difficulty; readonly count: number }

/**
 * Questions about a trend: what a model wrote, if anything, then what was written by hand, and the built-in generator for the
 * rest. What was asked lately comes again only where nothing else is left, and nothing that is retired.
 *
 * @returns At most `count`, fewer where the trend carries no more; the right options stand where their writers put them.
 */
export async function gatherQuestions(
  ports: GatherPorts,
  { trend, difficulty, count }: QuestionsWanted,
  { asked, retired }: UnwantedQuestions,
  written: readonly Question[] = [],
): Promise<{ readonly questions: readonly Question[]; readonly isByHand: boolean }> {
  const random = fractionsOf(ports.random)
  const handwritten = await ports.handwritten.questionsAbout(trend.id)
  const chooseByHand = (earlier: readonly Question[], unwanted: ReadonlySet<Uuid>) =>
    chooseHandwritten({
      trendId: trend.id,
      questions: handwritten,
      count: count - earlier.length,
      difficulty,
      random,
      unwanted,
      earlier,
    })
  const composeMissing = async (earlier: readonly Question[]): Promise<readonly Question[]> =>
    composeQuestions({
      trend,
      neighbours: featureTrends(await ports.trends.listActive(), { autoFeature: false }),
      count: count - earlier.length,
      difficulty,
      random,
      avoid: asked,
      retired,
      earlier,
      nowMs: ports.clock.nowMs(),
    })
  const byHand = [...written, ...chooseByHand(written, new Set([...retired, ...asked]))]
  const builtIn = byHand.length < count ? await composeMissing(byHand) : []
  const isAsked = ({ id }: Question): boolean => asked.has(id)
  const fresh = [...byHand, ...builtIn.filter((one) => !isAsked(one))]
  // Only what its taker knows already is left: again what was written by hand before the rest.
  const again = fresh.length < count ? [...chooseByHand(fresh, retired), ...builtIn.filter(isAsked)] : []
  return { questions: [...fresh, ...again].slice(0, count), isByHand: byHand.length > written.length }
}
