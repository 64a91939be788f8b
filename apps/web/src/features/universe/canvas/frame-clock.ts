/** The clock of the scene library: seconds between two frames. It has the members the library uses, and no others. */
export class FrameClock {
  elapsedTime = 0
  oldTime = 0
  private running = false
  private readonly nowMs: () => number

  constructor(nowMs: () => number = () => performance.now()) {
    this.nowMs = nowMs
  }

  start(): void {
    this.oldTime = this.nowMs()
    this.elapsedTime = 0
    this.running = true
  }

  stop(): void {
    this.getDelta()
    this.running = false
  }

  /** Seconds since the last call; 0 for the first one and while the clock stands. */
  getDelta(): number {
    if (!this.running) return 0
    const now = this.nowMs()
    const delta = (now - this.oldTime) / 1_000
    this.oldTime = now
    this.elapsedTime += delta
    return delta
  }
}
