/** Waits this long. */
export type Pause = (ms: number) => Promise<void>
