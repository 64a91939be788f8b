import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'

/** What a quiz is about, as its screens show it: a trend, or a day with its five stories. */
export type QuizSubject = PlanetSubject & { readonly name: string }
