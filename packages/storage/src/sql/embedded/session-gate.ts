/**
 * Who may use the one session of the embedded database: while a transaction is open only its owner, otherwise
 * whoever came first. Pure bookkeeping, so that it can be tested without a database.
 */
export class SessionGate<Message extends { readonly session: number | null }> {
  readonly #waiting: Message[] = []
  #owner: number | null = null

  get owner(): number | null {
    return this.#owner
  }

  add(message: Message): void {
    this.#waiting.push(message)
  }

  /** The next message that may run now, taken out of the line, or undefined. */
  next(): Message | undefined {
    if (this.#owner === null) return this.#waiting.shift()
    const index = this.#waiting.findIndex((message) => message.session === this.#owner)
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  /** Told after every statement whether its session is inside a transaction now. */
  settle(session: number | null, inTransaction: boolean): void {
    this.#owner = inTransaction ? session : null
  }
}
