import type { Trend } from '../trend'

/** A trend as pages hold it. */
export type PlanetTrend = Trend & { readonly type: 'planet' }

/** TR-04: what the page adds to every trend it was given. */
export function asPlanet<Given extends Trend>(trend: Given): Given & PlanetTrend {
  return { ...trend, type: 'planet' }
}
