import { element } from '../../../frame-kit/elements'
import type { TrendQuizPack } from '../../pack'
import type { FlightState } from '../../rules/v1/flight-state'
import { sideName } from '../../side-name'
import { onPress } from './press'

/** 0.7 s, in ticks: long enough to see what was chosen. */
const MARKED_TICKS = 42

/** Two large buttons while a calm flight waits at a gate. The chosen one is highlighted briefly before both disappear. */
export type ChoicePanel = {
  /** Returns the gate that has just been offered, or -1. */
  show(flight: FlightState, isWaiting: boolean): number
  hide(): void
}

export function createChoicePanel(pack: TrendQuizPack, onChoice: (choice: 'left' | 'right') => void): ChoicePanel {
  const panel = element('choice')
  const left = { button: element('choose-left'), name: element('choose-left-name') }
  const right = { button: element('choose-right'), name: element('choose-right-name') }
  let offered = -1
  let markedUntil = -1
  onPress(left.button, () => onChoice('left'))
  onPress(right.button, () => onChoice('right'))

  const mark = (chosen: FlightState['choice']): void => {
    panel.classList.toggle('is-chosen', chosen !== 0)
    left.button.setAttribute('aria-pressed', String(chosen < 0))
    right.button.setAttribute('aria-pressed', String(chosen > 0))
  }
  const hide = (): void => {
    offered = -1
    markedUntil = -1
    panel.hidden = true
  }
  return {
    hide,
    show(flight, isWaiting) {
      if (isWaiting) {
        const question = pack.questions[flight.gatesPassed]
        if (offered === flight.gatesPassed || question === undefined) return -1
        offered = flight.gatesPassed
        left.name.textContent = sideName(question.left)
        right.name.textContent = sideName(question.right)
        mark(0)
        panel.hidden = false
        return offered
      }
      if (offered < 0) return -1
      if (markedUntil < 0 && flight.choice !== 0) {
        markedUntil = flight.tick + MARKED_TICKS
        mark(flight.choice)
      }
      if (flight.tick >= markedUntil) hide()
      return -1
    },
  }
}
