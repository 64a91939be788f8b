/** Waits this long. */
export type Pause = (ms: number) => Promise<void>

/** Lets whatever else the process has to do go first; where nothing else runs, nothing. */
export type LetOthersRun = () => Promise<void>
