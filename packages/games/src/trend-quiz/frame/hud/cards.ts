import type { RunMark } from '@trendverse/domain/games/game-run'
import { element, make, makeButton } from '../../../frame-kit/elements'
import { gateMarks } from '../../gate-marks'
import type { TrendQuizPack } from '../../pack'
import type { FlightState } from '../../rules/v1/flight-state'
import { dayText, endingText, figure, IDLE_WORDS, type Receipt, receiptOf } from '../words'

/** What covers the picture: before a flight, in a pause, after it, or instead of it. */
export type Cards = {
  start(pack: TrendQuizPack, isCalm: boolean, onStart: () => void): void
  pause(onResume: () => void): void
  /** Stops a flight that nobody steers. */
  idle(onResume: () => void): void
  /** Another flight is another start, which only the page can give. */
  end(pack: TrendQuizPack, flight: FlightState, race: string): void
  fail(title: string, sentence: string): void
  hide(): void
}

export function createCards(): Cards {
  const card = element('card')
  const show = (kind: string, ...children: readonly HTMLElement[]): void => {
    card.className = `is-${kind}`
    card.replaceChildren(make('div', 'box', ...children))
    card.hidden = false
    document.body.classList.add('is-covered')
  }
  const stop = (title: string, words: string, onResume: () => void): void => {
    const resume = makeButton('Fly on', onResume)
    const lead = words === '' ? [] : [make('p', 'lead', words)]
    show('pause', make('h1', '', title), ...lead, make('div', 'row', resume, pauseKeys('flies on')))
    // Take the focus only if the frame has it already.
    if (document.hasFocus()) resume.focus({ preventScroll: true })
  }
  return {
    start(pack, isCalm, onStart) {
      const edition = pack.edition === 'today' ? dayText(pack.day) : 'From the archive'
      show(
        'start',
        make(
          'p',
          'eyebrow',
          isCalm
            ? `Calm flight, ${edition.replace('From', 'from')}`
            : `Flight of ${edition}`.replace('of From', 'from'),
        ),
        make('h1', '', 'Trend Quiz Challenge'),
        make('p', 'lead', isCalm ? CALM_WORDS : WORDS),
        make('div', 'row', makeButton('Start flight', onStart), isCalm ? calmKeys() : keys()),
      )
    },
    pause: (onResume) => stop('Paused', '', onResume),
    idle: (onResume) => stop('Paused', IDLE_WORDS, onResume),
    end(pack, flight, race) {
      const outcomes = gateMarks(flight)
      const right = outcomes.filter((outcome) => outcome === 'right').length
      show(
        'end',
        make(
          'div',
          'result',
          make('p', 'eyebrow', endingText(flight)),
          make('p', 'points', figure(flight.points)),
          ...(race === '' ? [] : [make('p', 'race', race)]),
          make('ol', 'answers', ...outcomes.map((outcome, gate) => answerDot(outcome, gate))),
          make(
            'div',
            'facts',
            fact(`${right} of ${outcomes.length}`, 'correct'),
            fact(figure(flight.sparks), 'sparks'),
            fact(`${flight.hull}%`, 'hull'),
          ),
        ),
        ...receiptLists(pack, flight, outcomes),
      )
    },
    fail(title, sentence) {
      show('fail', make('h1', '', title), make('p', 'lead', sentence))
    },
    hide() {
      card.hidden = true
      card.replaceChildren()
      document.body.classList.remove('is-covered')
    },
  }
}

const WORDS =
  'Ten gates, two worlds at each. Fly on the side of the correct answer; flying through its ring earns 50 extra points. Collect the sparks along the way.'
const CALM_WORDS =
  'Ten gates, two worlds at each. No rocks and no rush: your craft waits at every gate until you choose.'

const key = (sign: string): HTMLElement => make('kbd', '', sign)

/** The keys for steering and pausing. */
function keys(): HTMLElement {
  const arrows = make('span', 'arrows', key('↑'), key('←'), key('↓'), key('→'))
  const words = make('span', '', 'to steer, or use a mouse, a finger or a gamepad')
  return make('div', 'key-lines', make('p', 'keys', arrows, words), pauseKeys('pauses'))
}

function calmKeys(): HTMLElement {
  const words = make('span', '', 'to choose, or tap a side')
  return make(
    'div',
    'key-lines',
    make('p', 'keys', make('span', 'pair', key('←'), key('→')), words),
    pauseKeys('pauses'),
  )
}

function pauseKeys(does: string): HTMLElement {
  return make('p', 'keys is-keyboard', key('P'), make('span', '', does))
}

function fact(value: string, name: string): HTMLElement {
  return make('p', '', make('b', '', value), name)
}

const OUTCOME_WORDS: Readonly<Record<RunMark, string>> = { right: 'correct', wrong: 'wrong', open: 'not reached' }

function answerDot(outcome: RunMark, gate: number): HTMLElement {
  return make('li', `is-${outcome}`, make('span', 'unseen', `Gate ${gate + 1}: ${OUTCOME_WORDS[outcome]}`))
}

/**
 * The receipts of the gates passed, in a region that keys can scroll. Later gates are left out: the same course may be flown
 * again.
 */
function receiptLists(pack: TrendQuizPack, flight: FlightState, outcomes: readonly RunMark[]): readonly HTMLElement[] {
  const items = pack.questions.slice(0, flight.gatesPassed).map((question, gate) => {
    const outcome = outcomes[gate] ?? 'open'
    const receipt = receiptOf(question, (flight.wentLeft & (1 << gate)) !== 0)
    return make('li', `is-${outcome}`, ...receiptWords(question.ask, receipt, outcome))
  })
  if (items.length === 0) return []
  const list = make('ol', 'receipts', ...items)
  list.tabIndex = 0
  list.setAttribute('aria-label', 'Sources for the gates you flew through')
  return [list]
}

function receiptWords(ask: string, { rows, source, because }: Receipt, outcome: RunMark): readonly HTMLElement[] {
  const side = ({ name, value, isWinner }: Receipt['rows'][number]): HTMLElement =>
    make('p', isWinner ? 'side is-winner' : 'side', make('span', '', name), make('b', '', value))
  return [
    make('p', 'ask', make('span', 'unseen', `${OUTCOME_WORDS[outcome]}: `), ask),
    ...rows.map(side),
    ...because.map((line) => make('p', 'because', line)),
    make('p', 'source', source),
  ]
}
