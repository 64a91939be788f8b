/** Forecasts open at once; while so many are, new items are scored but no forecast is made for them. */
export const MOST_OPEN_FORECASTS = 40_000
/** Items with a longer id are scored but not remembered, so that the size of the state has a bound. */
export const LONGEST_ID = 256

/** What outlives the item's own row until its outcome is known. */
export type OpenForecast = {
  readonly itemId: string
  /** Units of the engine's own clock. */
  readonly firstSeenAt: number
  /** Peak that counts as breaking out, as known at the forecast; null when none was. */
  readonly bar: number | null
  /** Highest count seen so far. */
  peak: number
  /** How many of the marks (PASSED_CHANCES) a chance of it has passed. */
  marksPassed: number
  /** What was stated of it and will be learnt from, oldest first; see StatedChances. */
  readonly statements: number[]
}

/**
 * The forecasts whose outcome is not known yet, numbered in order of first sight. They outlive the followed items: an
 * item that had to make room still gets its outcome, and goes on where it was when it is seen again.
 */
export class OpenForecasts {
  /** Number of the oldest open forecast. */
  first = 0
  private open: OpenForecast[] = []
  /** Place in `open` of the oldest one: what lies before is done. */
  private done = 0
  private readonly numbers = new Map<string, number>()

  /** Number the next forecast gets. */
  get next(): number {
    return this.first + this.size
  }

  get size(): number {
    return this.open.length - this.done
  }

  /** The forecast of a number, or undefined when it is not open (any more). */
  get(number: number): OpenForecast | undefined {
    return number < this.first ? undefined : this.open[this.done + number - this.first]
  }

  isOpen(number: number): boolean {
    return number >= this.first && number < this.next
  }

  numberOf(itemId: string): number | undefined {
    return this.numbers.get(itemId)
  }

  canAdd(itemId: string): boolean {
    return this.size < MOST_OPEN_FORECASTS && itemId.length <= LONGEST_ID
  }

  /** Takes a new forecast and answers its number. */
  add(forecast: OpenForecast): number {
    const number = this.next
    this.open.push(forecast)
    this.numbers.set(forecast.itemId, number)
    return number
  }

  /** Closes the forecasts of items first seen at or before an instant, oldest first. */
  takeDue(firstSeenUntil: number): { readonly number: number; readonly forecast: OpenForecast }[] {
    const due: { number: number; forecast: OpenForecast }[] = []
    for (let oldest = this.get(this.first); oldest && oldest.firstSeenAt <= firstSeenUntil; ) {
      due.push({ number: this.first, forecast: oldest })
      this.numbers.delete(oldest.itemId)
      this.first += 1
      this.done += 1
      oldest = this.get(this.first)
    }
    if (this.done > 1_000) {
      this.open = this.open.slice(this.done)
      this.done = 0
    }
    return due
  }
}
