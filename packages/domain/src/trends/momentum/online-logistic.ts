/** Strength with which coefficients are held near 0 until evidence moves them. */
const RIDGE = 10
/** Certain predictions still carry a little information, or the model could never be taught otherwise. */
const LEAST_CURVATURE = 1e-3
/** Rows that make a step worth its cost: solving for the weights takes as long as hundreds of forecasts. */
const ROWS_PER_STEP = 64
/** Coefficients beyond this are the sign of a broken history: the learner starts anew. */
const LARGEST_COEFFICIENT = 100

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * Logistic regression learnt online by recursive least squares with forgetting:
 * P <- keep*P + (1-keep)*ridge*I + sum p(1-p)xx', then w += P^-1 * sum (y-p)x.
 */
export class OnlineLogistic {
  readonly terms: number
  readonly weights: Float64Array
  /** Lower triangle of P, row by row. */
  readonly precision: Float64Array
  /** Sum of (y-p)x over the rows taken since the last step. */
  readonly gradient: Float64Array
  /** [rows taken since the last step, share of the past that P still has to keep] */
  readonly pending = Float64Array.of(0, 1)
  private readonly factor: Float64Array
  private readonly initialBias: number

  /** `initialBias` is the logit answered before anything is learnt; term 0 has to be the constant 1. */
  constructor(terms: number, initialBias: number) {
    this.terms = terms
    this.initialBias = initialBias
    this.weights = new Float64Array(terms)
    this.precision = new Float64Array((terms * (terms + 1)) / 2)
    this.gradient = new Float64Array(terms)
    this.factor = new Float64Array(this.precision.length)
    this.reset()
  }

  logit(x: Float64Array): number {
    let sum = 0
    for (let term = 0; term < this.terms; term += 1) sum += (this.weights[term] as number) * (x[term] as number)
    return sum
  }

  /** `keep` is the share of the past that stays, 0 to 1. */
  forget(keep: number): void {
    this.pending[1] = (this.pending[1] as number) * keep
  }

  /** Takes one labelled row into the sums; `learn` then moves the weights. */
  take(x: Float64Array, label: 0 | 1): void {
    const { terms, precision, gradient, pending } = this
    this.fade()
    const p = sigmoid(this.logit(x))
    const curvature = Math.max(LEAST_CURVATURE, p * (1 - p))
    for (let row = 0, at = 0; row < terms; row += 1) {
      const value = x[row] as number
      gradient[row] = (gradient[row] as number) + (label - p) * value
      const weighted = curvature * value
      for (let column = 0; column <= row; column += 1, at += 1) {
        precision[at] = (precision[at] as number) + weighted * (x[column] as number)
      }
    }
    pending[0] = (pending[0] as number) + 1
  }

  /** Moves the weights by everything taken since the last step, once that is enough. */
  learn(): void {
    if ((this.pending[0] as number) < ROWS_PER_STEP) return
    this.pending[0] = 0
    if (this.solve()) {
      for (let term = 0; term < this.terms; term += 1) {
        this.weights[term] = (this.weights[term] as number) + (this.gradient[term] as number)
      }
    } else {
      this.weights.fill(Number.NaN)
    }
    this.gradient.fill(0)
    if (!this.weights.every((weight) => Math.abs(weight) <= LARGEST_COEFFICIENT)) this.reset()
  }

  /** Lets P forget what it owes, which waits until rows come in. */
  private fade(): void {
    const { precision, pending } = this
    const keep = pending[1] as number
    if (keep === 1) return
    pending[1] = 1
    for (let at = 0; at < precision.length; at += 1) precision[at] = (precision[at] as number) * keep
    this.addToDiagonal((1 - keep) * RIDGE)
  }

  private addToDiagonal(value: number): void {
    for (let row = 0, at = 0; row < this.terms; row += 1, at += row + 1) {
      this.precision[at] = (this.precision[at] as number) + value
    }
  }

  /** Replaces the gradient by P^-1 * gradient (Cholesky); false when P is not positive definite. */
  private solve(): boolean {
    const { terms, precision, factor, gradient } = this
    for (let row = 0, start = 0; row < terms; start += row + 1, row += 1) {
      let part = gradient[row] as number
      for (let column = 0, other = 0; column <= row; other += column + 1, column += 1) {
        let sum = precision[start + column] as number
        for (let k = 0; k < column; k += 1) sum -= (factor[start + k] as number) * (factor[other + k] as number)
        if (column < row) {
          const value = sum / (factor[other + column] as number)
          factor[start + column] = value
          part -= value * (gradient[column] as number)
          continue
        }
        if (!(sum > 1e-12)) return false
        const root = Math.sqrt(sum)
        factor[start + row] = root
        gradient[row] = part / root
      }
    }
    for (let row = terms - 1, start = factor.length - terms; row >= 0; start -= row, row -= 1) {
      let part = gradient[row] as number
      for (let k = row + 1, at = start + row + k; k < terms; k += 1, at += k) {
        part -= (factor[at] as number) * (gradient[k] as number)
      }
      gradient[row] = part / (factor[start + row] as number)
    }
    return true
  }

  private reset(): void {
    this.weights.fill(0)
    this.weights[0] = this.initialBias
    this.precision.fill(0)
    this.gradient.fill(0)
    this.pending.set([0, 1])
    this.addToDiagonal(RIDGE)
  }
}
