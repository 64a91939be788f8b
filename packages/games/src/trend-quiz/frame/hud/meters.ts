import { element, make, textWriter } from '../../../frame-kit/elements'
import { gateMarks } from '../../gate-marks'
import { GATES } from '../../rules/v1/course'
import type { FlightState } from '../../rules/v1/flight-state'
import { LOW_HULL } from '../flight-moments'
import { rowText } from '../gain-words'
import { figure } from '../words'

/** The shown score catches up with the real one by this share a picture. */
const COUNT_SHARE = 0.2
/** Chains are shown from here on; low enough that a halved chain stays visible. */
const SHOWN_CHAIN = 2
const CHAIN_STEP = 12
const MOST_PARTS = 4

/** Score, answers, sparks and hull along the lower edge. */
export type Meters = {
  show(flight: FlightState): void
  /** How a race stands; empty without one. */
  race(words: string): void
  /** Shows the score as it is, without counting up to it. */
  settle(): void
}

export function createMeters(): Meters {
  const [score, combo, race, sparks, chain, hull] = ['score', 'combo', 'race', 'sparks', 'chain', 'hull'].map((id) =>
    textWriter(element(id)),
  )
  const hullBar = element('hull-bar')
  const hullMeter = element('hull-meter')
  const dots = Array.from({ length: GATES }, (_, gate) => make('li', '', make('span', 'unseen', `Gate ${gate + 1}`)))
  element('gates').append(...dots)
  let counted = 0
  let shownHull = -1
  let shownGates = -1
  let shownRight = -1

  const showGates = (flight: FlightState): void => {
    if (flight.gatesPassed === shownGates && flight.wasRight === shownRight) return
    shownGates = flight.gatesPassed
    shownRight = flight.wasRight
    for (const [gate, outcome] of gateMarks(flight).entries()) {
      const dot = dots[gate]
      if (dot === undefined) continue
      dot.className = gate === flight.gatesPassed ? 'is-next' : `is-${outcome}`
      const words = outcome === 'open' ? '' : outcome === 'right' ? ': correct' : ': wrong'
      if (dot.firstChild !== null) dot.firstChild.textContent = `Gate ${gate + 1}${words}`
    }
  }
  const showHull = (percent: number): void => {
    if (percent === shownHull) return
    shownHull = percent
    hullBar.style.transform = `scaleX(${percent / 100})`
    hullMeter.classList.toggle('is-low', percent < LOW_HULL)
    hull?.(String(percent))
  }

  return {
    show(flight) {
      const missing = flight.points - counted
      counted = missing < 0 ? flight.points : counted + Math.ceil(missing * COUNT_SHARE)
      score?.(figure(counted))
      combo?.(rowText(flight))
      sparks?.(figure(flight.sparks))
      const parts = Math.min(MOST_PARTS, 1 + Math.trunc(flight.chain / CHAIN_STEP))
      chain?.(flight.chain < SHOWN_CHAIN ? '' : parts > 1 ? `chain ${flight.chain} ×${parts}` : `chain ${flight.chain}`)
      showHull(flight.hull)
      showGates(flight)
    },
    race: (words) => race?.(words),
    settle() {
      counted = Number.POSITIVE_INFINITY
    },
  }
}
