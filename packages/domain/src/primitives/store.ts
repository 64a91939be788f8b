/** Whoever wants to know when something changes. */
export type Listeners = {
  readonly notify: () => void
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A value that outlives screens, and whoever wants to know when it changes. */
export type Store<Value> = {
  readonly get: () => Value
  /** Tells everybody who subscribed, the same value again too. */
  readonly set: (next: Value) => void
  readonly subscribe: Listeners['subscribe']
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const { notify, subscribe } = createListeners()
  return {
    get: () => value,
    set: (next) => {
      value = next
      notify()
    },
    subscribe,
  }
}
