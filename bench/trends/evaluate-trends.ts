import { InputError } from '@trendverse/trend-sources/recorded/input-error'
import { evaluateTrends } from './evaluate-history'

try {
  console.log((await evaluateTrends(process.argv.slice(2))).join('\n'))
} catch (error) {
  // What the caller can put right is one sentence; anything else is ours and shows its stack.
  if (!(error instanceof InputError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
