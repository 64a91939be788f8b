import { element, make, makeButton } from '../../frame-kit/elements'
import type { TrendPredictorPack } from '../pack'
import { endPage } from './end-page'
import { hasEngine } from './opponents'
import { dayText, scaleText } from './words'

const END_REACHED_PX = 24

const FROZEN: Readonly<Record<TrendPredictorPack['edition'], string>> = {
  today:
    'Ten real things from recent weeks, frozen shortly after they were first seen. Which ones went on to reach their threshold, and so broke out?',
  archive:
    'Ten real things from past years, frozen when they’d just come up. Which ones went on to reach their threshold, and so broke out?',
}

/** What stands in place of the play: its beginning, a pause, its end, or why there is none. */
export function createCards() {
  const card = element('card')
  const play = element('play')
  const show = (kind: string, children: readonly Node[], focus: HTMLElement | null): void => {
    card.className = `is-${kind}`
    card.replaceChildren(...children)
    card.hidden = false
    if (kind === 'end') card.tabIndex = 0
    else card.removeAttribute('tabindex')
    play.hidden = kind !== 'pause'
    play.inert = kind === 'pause'
    document.body.classList.toggle('is-covered', kind !== 'pause')
    card.scrollTop = 0
    focus?.focus({ preventScroll: true })
  }
  // The last page is longer than most frames, and only a cut-off row would show it.
  const more = make('p', 'more', 'More below')
  more.ariaHidden = 'true'
  const hint = (): void => {
    more.classList.toggle('is-done', card.scrollTop + card.clientHeight >= card.scrollHeight - END_REACHED_PX)
  }
  card.addEventListener('scroll', hint, { passive: true })
  addEventListener('resize', hint)
  return {
    start(pack: TrendPredictorPack, isSaved: boolean, begin: () => void) {
      const go = makeButton(isSaved ? 'Continue your run' : 'Start', begin)
      const box = make(
        'div',
        'box',
        make('p', 'day', `${dayText(pack.day)}, ten cases`),
        make('h1', '', 'Trend Predictor'),
        make('p', 'lead', FROZEN[pack.edition]),
        make(
          'p',
          'lead',
          'Set your estimate by turning the planet from night to day: the more daylight, the more likely you think a breakout was.',
        ),
        make(
          'dl',
          'rules',
          make('dt', '', 'Certain and right'),
          make('dd', '', '10,000'),
          make('dt', '', '50%'),
          make('dd', '', '7,500'),
          make('dt', '', 'Certain and wrong'),
          make('dd', '', '0'),
        ),
        make(
          'p',
          'note',
          `${scaleText(pack)}${hasEngine(pack.cases) ? ' The engine made its forecasts earlier, when each case was first seen.' : ''} There’s no time limit.`,
        ),
        make(
          'div',
          'row',
          go,
          make(
            'p',
            'keys',
            make('kbd', '', '←'),
            make('kbd', '', '→'),
            ' or type a number, then ',
            make('kbd', '', 'Enter'),
          ),
        ),
      )
      show('start', [box], go)
    },
    pause(resume: () => void) {
      const go = makeButton('Resume', resume)
      show('pause', [make('div', 'box', make('h1', '', 'Paused'), go)], go)
    },
    /** Another run is another start, which only the page can give. */
    end(pack: TrendPredictorPack, locked: readonly number[], isOwn: boolean) {
      // Longer than most frames are high: keys scroll it as a whole.
      show('end', [make('div', 'box', ...endPage(pack, locked, isOwn)), more], isOwn ? card : null)
      hint()
    },
    fail(title: string, text: string) {
      show('fail', [make('div', 'box', make('h1', '', title), make('p', 'lead', text))], null)
    },
    hide() {
      card.hidden = true
      play.hidden = false
      play.inert = false
      document.body.classList.remove('is-covered')
    },
  }
}
