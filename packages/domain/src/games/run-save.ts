/** What is kept of a run that is not finished, so that it can go on. */
export type RunSave = {
  readonly seed: string
  readonly rulesVersion: number
  /** Base64url of what was done so far. */
  readonly log: string
}

export function runSaveText({ seed, rulesVersion, log }: RunSave): string {
  return JSON.stringify({ seed, rulesVersion, log } satisfies RunSave)
}

/** Null where a text is no save of a run. */
export function readRunSave(text: string | null): RunSave | null {
  if (text === null || text === '') return null
  try {
    const save = JSON.parse(text) as Partial<RunSave> | null
    if (typeof save?.seed !== 'string' || typeof save.rulesVersion !== 'number' || typeof save.log !== 'string')
      return null
    return { seed: save.seed, rulesVersion: save.rulesVersion, log: save.log }
  } catch {
    // An unreadable save counts as none: the run starts over.
    return null
  }
}

/**
 * Whether one log of an unfinished run may take the place of another: logs only grow, so the longer one is the later one, and a
 * second tab or device that is behind takes nothing away. An empty log gives the run up for good.
 */
export function mayReplaceLog(kept: string | null, sent: string): boolean {
  return kept !== GIVEN_UP && (sent === GIVEN_UP || sent.length > (kept?.length ?? 0))
}

/** The log of a run that its player started over: it cannot be resumed. */
export const GIVEN_UP = ''

/**
 * The save to resume from: this device's or the server's, whichever log is longer.
 *
 * @param own Of this very run; null where this device has none.
 */
export function furtherSave(own: string | null, given: string | null): string | null {
  const there = readRunSave(given)
  const here = readRunSave(own)
  if (there === null) return own
  return here !== null && here.seed === there.seed && here.log.length >= there.log.length ? own : given
}
