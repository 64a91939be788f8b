import { aboutWhom } from './kinds/about-whom'
import { alsoReported } from './kinds/also-reported'
import { eventOrder } from './kinds/event-order'
import { eventYear } from './kinds/event-year'
import { gapName } from './kinds/gap-name'
import { gapNumber } from './kinds/gap-number'
import { happenedBy } from './kinds/happened-by'
import { headlineFigure } from './kinds/headline-figure'
import { headlineName } from './kinds/headline-name'
import { headlineQuote } from './kinds/headline-quote'
import { headlineVerb } from './kinds/headline-verb'
import { mostCounted } from './kinds/most-counted'
import { nextTurn } from './kinds/next-turn'
import { rightPair } from './kinds/right-pair'
import type { QuestionKind } from './question-kind'

/** Every way of asking about a trend. One more is a file under `kinds` and a line here. */
export const QUESTION_KINDS: readonly QuestionKind[] = [
  headlineFigure,
  headlineName,
  headlineQuote,
  headlineVerb,
  alsoReported,
  aboutWhom,
  mostCounted,
  eventOrder,
  eventYear,
  happenedBy,
  rightPair,
  nextTurn,
  gapNumber,
  gapName,
]
