/** Strength with which coefficients are held near 0 until evidence moves them. */
const RIDGE = 5
/** Certain predictions still carry a little information, or the model could never be taught otherwise. */
const LEAST_CURVATURE = 1e-3
/** Coefficients beyond this are the sign of a broken history: the learner starts anew. */
const LARGEST_COEFFICIENT = 100

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/**
 * Logistic regression learnt online by recursive least squares with forgetting:
 * P <- keep*P + (1-keep)*5I + sum p(1-p)xx', then w += P^-1 * sum (y-p)x.
 */
export class OnlineLogistic {
  readonly terms: number
  readonly weights: Float64Array
  /** Lower triangle of P, row by row in a full square. */
  readonly precision: Float64Array
  private readonly gradient: Float64Array
  private readonly factor: Float64Array
  private readonly initialBias: number
  private touched = false

  /** `initialBias` is the logit answered before anything is learnt; term 0 has to be the constant 1. */
  constructor(terms: number, initialBias: number) {
    this.terms = terms
    this.initialBias = initialBias
    this.weights = new Float64Array(terms)
    this.precision = new Float64Array(terms * terms)
    this.gradient = new Float64Array(terms)
    this.factor = new Float64Array(terms * terms)
    this.reset()
  }

  logit(x: Float64Array): number {
    let sum = 0
    for (let term = 0; term < this.terms; term += 1) sum += (this.weights[term] as number) * (x[term] as number)
    return sum
  }

  /** `keep` is the share of the past that stays, 0 to 1. */
  forget(keep: number): void {
    const { terms, precision } = this
    for (let row = 0; row < terms; row += 1) {
      for (let column = 0; column <= row; column += 1) {
        precision[row * terms + column] = (precision[row * terms + column] as number) * keep
      }
      precision[row * terms + row] = (precision[row * terms + row] as number) + (1 - keep) * RIDGE
    }
  }

  /** Takes one labelled row into the sums; `learn` then moves the weights. */
  take(x: Float64Array, label: 0 | 1): void {
    const { terms, precision, gradient } = this
    const p = sigmoid(this.logit(x))
    const curvature = Math.max(LEAST_CURVATURE, p * (1 - p))
    for (let row = 0; row < terms; row += 1) {
      const value = x[row] as number
      gradient[row] = (gradient[row] as number) + (label - p) * value
      const weighted = curvature * value
      const start = row * terms
      for (let column = 0; column <= row; column += 1) {
        precision[start + column] = (precision[start + column] as number) + weighted * (x[column] as number)
      }
    }
    this.touched = true
  }

  /** Moves the weights by everything taken since the last call. */
  learn(): void {
    if (!this.touched) return
    this.touched = false
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

  /** Replaces the gradient by P^-1 * gradient (Cholesky); false when P is not positive definite. */
  private solve(): boolean {
    const { terms, precision, factor, gradient } = this
    for (let row = 0; row < terms; row += 1) {
      for (let column = 0; column <= row; column += 1) {
        let sum = precision[row * terms + column] as number
        for (let k = 0; k < column; k += 1) {
          sum -= (factor[row * terms + k] as number) * (factor[column * terms + k] as number)
        }
        if (row === column && !(sum > 1e-12)) return false
        factor[row * terms + column] =
          row === column ? Math.sqrt(sum) : sum / (factor[column * terms + column] as number)
      }
      let part = gradient[row] as number
      for (let k = 0; k < row; k += 1) part -= (factor[row * terms + k] as number) * (gradient[k] as number)
      gradient[row] = part / (factor[row * terms + row] as number)
    }
    for (let row = terms - 1; row >= 0; row -= 1) {
      let part = gradient[row] as number
      for (let k = row + 1; k < terms; k += 1) part -= (factor[k * terms + row] as number) * (gradient[k] as number)
      gradient[row] = part / (factor[row * terms + row] as number)
    }
    return true
  }

  private reset(): void {
    this.weights.fill(0)
    this.weights[0] = this.initialBias
    this.precision.fill(0)
    this.gradient.fill(0)
    for (let term = 0; term < this.terms; term += 1) this.precision[term * this.terms + term] = RIDGE
  }
}
