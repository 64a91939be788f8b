import { anniversary } from './kinds/anniversary'
import { bestPlace } from './kinds/best-place'
import { categoryOf } from './kinds/category-of'
import { eventDate } from './kinds/event-date'
import { eventOrder } from './kinds/event-order'
import { eventYear } from './kinds/event-year'
import { firstSeen } from './kinds/first-seen'
import { firstSource } from './kinds/first-source'
import { followedFirst } from './kinds/followed-first'
import { furtherReading } from './kinds/further-reading'
import { gapName } from './kinds/gap-name'
import { gapNumber } from './kinds/gap-number'
import { gapYear } from './kinds/gap-year'
import { happenedBy } from './kinds/happened-by'
import { headlinePublisher } from './kinds/headline-publisher'
import { hourlyGain } from './kinds/hourly-gain'
import { mostMomentum } from './kinds/most-momentum'
import { neighbourDescribed } from './kinds/neighbour-described'
import { nextCount } from './kinds/next-count'
import { nextStage } from './kinds/next-stage'
import { nextTurn } from './kinds/next-turn'
import { oddCategory } from './kinds/odd-category'
import { oddTag } from './kinds/odd-tag'
import { ownTag } from './kinds/own-tag'
import { peakCount } from './kinds/peak-count'
import { relatedNeighbour } from './kinds/related'
import { rightPair } from './kinds/right-pair'
import { sameCategory } from './kinds/same-category'
import { sharedSource } from './kinds/shared-source'
import { sharedTag } from './kinds/shared-tag'
import { sourceSeen } from './kinds/source-seen'
import { stageNow } from './kinds/stage-now'
import { timeCovered } from './kinds/time-covered'
import type { QuestionKind } from './question-kind'

/** Every way of asking about a trend. One more is a file under `kinds` and a line here. */
export const QUESTION_KINDS: readonly QuestionKind[] = [
  eventYear,
  eventDate,
  eventOrder,
  happenedBy,
  rightPair,
  timeCovered,
  anniversary,
  nextTurn,
  gapNumber,
  gapYear,
  gapName,
  neighbourDescribed,
  relatedNeighbour,
  sharedTag,
  oddTag,
  ownTag,
  oddCategory,
  sameCategory,
  furtherReading,
  sourceSeen,
  firstSource,
  headlinePublisher,
  peakCount,
  bestPlace,
  firstSeen,
  nextCount,
  hourlyGain,
  nextStage,
  stageNow,
  mostMomentum,
  sharedSource,
  followedFirst,
  categoryOf,
]
