/** What a face says. */
export type Expression = {
  readonly eyes: 'open' | 'wide' | 'half' | 'closed' | 'happy'
  readonly brows: 'calm' | 'raised' | 'worried' | 'angry' | 'one_raised'
  readonly mouth: 'smile' | 'grin' | 'flat' | 'skewed' | 'frown' | 'gasp' | 'wobble' | 'pursed'
  /** Where the eyes look, -1 to 1 each: left and up are negative. */
  readonly lookX: number
  readonly lookY: number
  readonly blushing?: boolean
  readonly sweating?: boolean
}

/** To start from: `{ ...CALM, mouth: 'grin' }`. */
export const CALM: Expression = { eyes: 'open', brows: 'calm', mouth: 'smile', lookX: 0, lookY: 0 }
