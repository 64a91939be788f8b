import { make } from '../../frame-kit/elements'
import { calibrationVerdict } from './calibration-verdict'
import { draw, table } from './figures'
import { type Answer, type Calibration, calibrate } from './opponents'
import { percentText } from './words'

const SIDE = 260
const LEFT = 58
const RIGHT = 12
const TOP = 12
const BOTTOM = 42

/**
 * How well the player's chances matched the outcomes: a sentence, then chart and table.
 *
 * @param engine What the engine answered; null where it forecast none of the cases.
 */
export function calibrationFigure(you: readonly Answer[], engine: readonly Answer[] | null): HTMLElement {
  const others = engine === null ? null : calibrate(engine)
  return make(
    'figure',
    'calibration',
    make(
      'figcaption',
      '',
      make('h2', '', calibrationVerdict(you)),
      make(
        'p',
        '',
        'The dashed line is perfect: of the cases given a 60% chance, six in ten broke out. With only ten answers, luck plays a part.',
      ),
    ),
    make('div', 'picture', calibrationChart(calibrate(you), others ?? []), key(others !== null)),
    calibrationTable(calibrate(you), others),
  )
}

function key(withEngine: boolean): HTMLElement {
  const engine = withEngine ? [make('li', 'engine', 'The engine')] : []
  return make('ul', 'key', make('li', 'you', 'You'), ...engine, make('li', '', 'Bigger dots: more answers'))
}

function calibrationChart(you: readonly Calibration[], engine: readonly Calibration[]): SVGElement {
  const at = (percent: number): number => LEFT + ((SIDE - LEFT - RIGHT) * percent) / 100
  const up = (percent: number): number => SIDE - BOTTOM - ((SIDE - TOP - BOTTOM) * percent) / 100
  const dots = (groups: readonly Calibration[], kind: string) =>
    groups.map(({ said, happened, count }) =>
      draw('circle', { cx: at(said), cy: up(happened), r: 4 + 2 * Math.sqrt(count), class: kind }),
    )
  const label = (text: string, x: number, y: number, kind = 'tick middle') => draw('text', { x, y, class: kind }, text)
  const upwards = { x: 11, y: up(50), class: 'tick middle', transform: `rotate(-90 11 ${up(50)})` }
  return draw(
    'svg',
    {
      viewBox: `0 0 ${SIDE} ${SIDE}`,
      role: 'img',
      'aria-label': 'Chances given compared with actual breakouts. The figures are in the table.',
    },
    ...[0, 50, 100].flatMap((percent) => [
      draw('line', { x1: at(percent), x2: at(percent), y1: up(0), y2: up(100), class: 'grid' }),
      draw('line', { x1: at(0), x2: at(100), y1: up(percent), y2: up(percent), class: 'grid' }),
      label(percentText(percent), at(percent), up(0) + 16, percent === 100 ? 'tick end' : 'tick middle'),
      label(percentText(percent), at(0) - 5, up(percent) + 4, 'tick end'),
    ]),
    draw('line', { x1: at(0), x2: at(100), y1: up(0), y2: up(100), class: 'ideal' }),
    ...dots(engine, 'engine'),
    ...dots(you, 'you'),
    label('Chance given', at(50), SIDE - 6),
    draw('text', upwards, 'How many broke out'),
  )
}

function calibrationTable(own: readonly Calibration[], others: readonly Calibration[] | null): HTMLElement {
  const cell = (groups: readonly Calibration[], from: number): string => {
    const group = groups.find((one) => one.from === from)
    return group === undefined ? '–' : `${group.brokeOut} of ${group.count}`
  }
  const rows = calibrate(
    // Every step once, so that the rows are there even where nobody said anything.
    [0, 20, 40, 60, 80].map((percent) => ({ percent, brokeOut: false })),
  ).map(({ from, name }) => [name, cell(own, from), ...(others === null ? [] : [cell(others, from)])])
  const engine = others === null ? [] : ['The engine']
  return table('How often each chance came true', ['Chance', 'You', ...engine], rows)
}
