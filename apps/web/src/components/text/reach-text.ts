import { countOf } from './count-text'

/** How many people a trend is thought to have reached: `an estimated 12K people`. An order of magnitude, so two figures. */
export function reachText(people: number): string {
  return `an estimated ${countOf(Number(people.toPrecision(2)), 'person', 'people')}`
}
