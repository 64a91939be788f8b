/** Calls back once after so many milliseconds, unless the function it answers is called before. */
export type StartTimer = (ms: number, ring: () => void) => () => void
