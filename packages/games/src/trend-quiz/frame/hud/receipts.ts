import { element, make } from '../../../frame-kit/elements'
import type { Receipt, ReceiptRow } from '../words'

/** The receipt in the place of the question, never over the craft. */
export type Receipts = {
  /** @param gain What the gate gained or cost. */
  show(receipt: Receipt, gain: string): void
  hide(): void
  readonly isShown: () => boolean
}

export function createReceipts(): Receipts {
  const section = element('receipt')
  const heading = element('receipt-heading')
  const rows = element('receipt-rows')
  const gains = element('receipt-gain')
  const source = element('receipt-source')
  return {
    show(receipt, gain) {
      section.className = receipt.isRight ? 'is-right' : 'is-wrong'
      heading.textContent = receipt.heading
      rows.replaceChildren(...receipt.rows.flatMap((row) => drawRow(row, receipt.hasBars)))
      gains.textContent = gain
      source.textContent = receipt.source
      section.hidden = false
    },
    hide() {
      section.hidden = true
    },
    isShown: () => !section.hidden,
  }
}

function drawRow({ name, value, share, isWinner }: ReceiptRow, hasBars: boolean): readonly HTMLElement[] {
  const count = make('dd', isWinner ? 'is-winner' : '', value)
  if (!hasBars) return [make('dt', 'is-wide', name), count]
  const fill = make('i', isWinner ? 'is-winner' : '')
  fill.style.width = `${(100 * share).toFixed(1)}%`
  return [make('dt', '', name), make('dd', 'bar', fill), count]
}
