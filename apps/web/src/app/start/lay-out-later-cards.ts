import { whenIdle } from '../../components/browser/when-idle'

/** Cards outside of the first screen, which the first layout leaves out (base.css). */
const LATER_CARDS = '.later-card, .later-card-on-phones'

/**
 * Lays out what the first layout left out, one card whenever the browser is idle: all of them at once would hold a phone
 * up. Whoever scrolls or searches the page then finds everything in its place, as do lists that show later.
 */
export function layOutLaterCards(page: Document = document): void {
  const cards = [...page.querySelectorAll<HTMLElement>(LATER_CARDS)]
  const layOutNext = () => {
    const card = cards.shift()
    if (!card) {
      page.documentElement.dataset.settled = ''
      return
    }
    card.dataset.settled = ''
    whenIdle(layOutNext)
  }
  layOutNext()
}
