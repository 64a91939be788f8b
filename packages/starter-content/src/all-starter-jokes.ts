import { businessJokes } from './jokes/business'
import { fashionJokes } from './jokes/fashion'
import { filmAndTvJokes } from './jokes/film-and-tv'
import { foodJokes } from './jokes/food'
import { gamingJokes } from './jokes/gaming'
import { generalJokes } from './jokes/general'
import { internetCultureJokes } from './jokes/internet-culture'
import { lifestyleJokes } from './jokes/lifestyle'
import { musicJokes } from './jokes/music'
import { newsAndPoliticsJokes } from './jokes/news-and-politics'
import { scienceJokes } from './jokes/science'
import { sportsJokes } from './jokes/sports'
import { technologyJokes } from './jokes/technology'
import type { JokesByTrend } from './starter-jokes'

/** What is funny about each starter trend, by its key. */
export const ALL_STARTER_JOKES: JokesByTrend = {
  ...businessJokes,
  ...fashionJokes,
  ...filmAndTvJokes,
  ...foodJokes,
  ...gamingJokes,
  ...generalJokes,
  ...internetCultureJokes,
  ...lifestyleJokes,
  ...musicJokes,
  ...newsAndPoliticsJokes,
  ...scienceJokes,
  ...sportsJokes,
  ...technologyJokes,
}
