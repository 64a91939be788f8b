import { businessQuestions } from './questions/business'
import { fashionQuestions } from './questions/fashion'
import { filmAndTvQuestions } from './questions/film-and-tv'
import { foodQuestions } from './questions/food'
import { gamingQuestions } from './questions/gaming'
import { generalQuestions } from './questions/general'
import { internetCultureQuestions } from './questions/internet-culture'
import { lifestyleQuestions } from './questions/lifestyle'
import { musicQuestions } from './questions/music'
import { newsAndPoliticsQuestions } from './questions/news-and-politics'
import { scienceQuestions } from './questions/science'
import { sportsQuestions } from './questions/sports'
import { technologyQuestions } from './questions/technology'
import type { QuestionsByTrend } from './starter-question'

/** Every question written by hand, by the key of its trend. */
export const STARTER_QUESTIONS: QuestionsByTrend = {
  ...businessQuestions,
  ...fashionQuestions,
  ...filmAndTvQuestions,
  ...foodQuestions,
  ...gamingQuestions,
  ...generalQuestions,
  ...internetCultureQuestions,
  ...lifestyleQuestions,
  ...musicQuestions,
  ...newsAndPoliticsQuestions,
  ...scienceQuestions,
  ...sportsQuestions,
  ...technologyQuestions,
}
