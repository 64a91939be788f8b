import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import { composeQuiz } from '@trendverse/domain/quizzes/compose-quiz'
import { DIFFICULTIES, type Difficulty } from '@trendverse/domain/quizzes/question'
import { DIFFICULTY_PLANS } from '@trendverse/domain/quizzes/quiz'
import type { Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { otherStories, tellingStory } from '@trendverse/test-support/trends/telling-trend'

/** How long a built-in quiz takes from the record to what is shown, beside the goal of 50 ms. */
const GOAL_MS = 50
const NOW_MS = Date.UTC(2026, 10, 22)
const ROUNDS = 5

const starter = starterTrendDetails()
const live = [tellingStory(), ...otherStories()]
/** As many neighbours as a busy list has. */
const crowd: readonly Trend[] = Array.from({ length: 2_000 }, (_, index) => {
  const base = live[index % live.length] ?? live[0]
  if (base === undefined) throw new Error('no story')
  return { ...base, id: `${base.id.slice(0, 24)}${String(index).padStart(12, '0')}`, name: `${base.name} ${index}` }
})

function quizMs(trend: TrendDetail, neighbours: readonly Trend[], difficulty: Difficulty, seed: number): number {
  const startedMs = performance.now()
  const count = DIFFICULTY_PLANS[difficulty].questions
  const random = seededNumbers(seed)
  const questions = composeQuestions({ trend, neighbours, count, difficulty, random, nowMs: NOW_MS })
  const id = '00000000-0000-7000-8000-000000000000'
  composeQuiz({
    id,
    trend,
    questions,
    difficulty,
    nowMs: NOW_MS,
    generatedBy: 'built-in',
    isByHand: false,
    fallback: null,
  })
  return performance.now() - startedMs
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)

const cases = [
  { name: 'starter trends among 83', trends: starter, neighbours: starter },
  { name: 'live trends among 84', trends: live, neighbours: [...live, ...starter] },
  { name: 'live trends among 2,084', trends: live, neighbours: [...live, ...starter, ...crowd] },
] as const

const [first] = starter
if (first === undefined) throw new Error('no starter trend')
console.log(`first quiz of the process: ${quizMs(first, starter, 'medium', 1).toFixed(1)} ms (goal ${GOAL_MS} ms)`)
console.log('| quizzes | difficulty | median, ms | p99, ms | worst, ms |')
console.log('|---|---|---|---|---|')
for (const { name, trends, neighbours } of cases) {
  for (const difficulty of DIFFICULTIES) {
    const times = Array.from({ length: ROUNDS }, (_, round) =>
      trends.map((trend, index) => quizMs(trend, neighbours, difficulty, round * 1_000 + index)),
    ).flat()
    const sorted = times.toSorted((a, b) => a - b)
    console.log(`| ${name} | ${difficulty} | ${at(sorted, 0.5)} | ${at(sorted, 0.99)} | ${at(sorted, 1)} |`)
  }
}
