/** A word nobody may use, and the words beside which it is another one. */
export type BlockedWord = {
  /** Rotated by thirteen letters; see `BLOCKED_WORDS`. */
  readonly rotated: string
  readonly unlessAfter?: readonly string[]
  readonly unlessBefore?: readonly string[]
}

/**
 * Slurs and calls to hatred, folded (`foldDisguise`) and then rotated by thirteen letters: whoever reads or searches this
 * code is not to have them before their eyes. Plurals are found by themselves. Short on purpose: words that mostly mean
 * something harmless are left to the provider's moderation (OP-54).
 */
export const BLOCKED_WORDS: readonly BlockedWord[] = [
  ...[
    'avttre avttn avtyrg fnaqavttre wvtnobb qnexvr artre arterffr snttbg snttl genaal furznyr fpujhpugry znevpba xvxr',
    'whqrafnh ubybubnk tbbx puvanzna mvccreurnq jrgonpx ornare fhqnpn cnxv cvxrl mvtrharecnpx hagrezrafpu gbjryurnq',
    'enturnq pnzrywbpxrl xnanxr obhtabhyr ovpbg ergneqrq yvogneq phag juber fyhg encvfg encrq encvat ybyvpba fubgnpba',
    'wnvyonvg xlf',
  ]
    .flatMap((line) => line.split(' '))
    .map((rotated) => ({ rotated })),
  { rotated: 'fnaq avttre' },
  { rotated: 'cbepu zbaxrl' },
  { rotated: 'tnf gur wrjf' },
  { rotated: 'urvy uvgyre' },
  { rotated: 'fvrt urvy' },
  { rotated: 'uvgyre jnf evtug' },
  { rotated: 'juvgr cbjre' },
  { rotated: 'enpr jne abj' },
  { rotated: 'puvax', unlessBefore: ['in', 'of'] },
  { rotated: 'fcvp', unlessBefore: ['and', '&', 'n'] },
  { rotated: 'pbba', unlessAfter: ['maine'] },
  // French for delay
  {
    rotated: 'ergneq',
    unlessAfter: 'en le du de au un ce mon ton son leur des les sans ces mes'.split(' '),
  },
]
