import type { Draft, GameRules } from '../game-definition'

/**
 * A run as a frame plays it, one tick at a time. Two states are kept and changed in place, so that a picture can stand
 * between them and no tick makes a new object.
 */
export class RunStage<State extends object, Input> {
  readonly #rules: GameRules<never, State, Input>
  readonly #start: State
  readonly #before: Draft<State>
  readonly #now: Draft<State>
  #ticks = 0

  /** @param start As `init` of the rules makes it. */
  constructor(rules: GameRules<never, State, Input>, start: State) {
    this.#rules = rules
    this.#start = start
    this.#before = { ...start }
    this.#now = { ...start }
  }

  /** The state one tick ago. The same object each time. */
  get before(): State {
    return this.#before
  }

  /** The same object each time. */
  get now(): State {
    return this.#now
  }

  get ticks(): number {
    return this.#ticks
  }

  get isOver(): boolean {
    return this.#rules.isOver(this.#now)
  }

  get isWaiting(): boolean {
    return this.#rules.isWaiting(this.#now)
  }

  restart(): void {
    Object.assign(this.#before, this.#start)
    Object.assign(this.#now, this.#start)
    this.#ticks = 0
  }

  advance(input: Input | null): void {
    Object.assign(this.#before, this.#now)
    this.#rules.advance(this.#now, input)
    this.#ticks += 1
  }
}
