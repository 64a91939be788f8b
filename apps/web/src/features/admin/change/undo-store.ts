/** The latest change that can be taken back, for the keyboard. */
export type UndoStore = {
  /** Returns what takes it back, at most once, from wherever it is asked first. */
  readonly offer: (undo: () => Promise<void>) => () => void
  /** Takes the latest back; false where there is none. */
  readonly undoLatest: () => boolean
}

export function createUndoStore(): UndoStore {
  let latest: (() => void) | null = null
  return {
    offer: (undo) => {
      let isOpen = true
      const once = () => {
        if (!isOpen) return
        isOpen = false
        if (latest === once) latest = null
        void undo()
      }
      latest = once
      return once
    },
    undoLatest: () => {
      if (latest === null) return false
      latest()
      return true
    },
  }
}

const stores = new WeakMap<object, UndoStore>()

/** The one of an administrator's access: it ends with the page. */
export function undoStoreOf(access: object): UndoStore {
  const known = stores.get(access)
  if (known) return known
  const store = createUndoStore()
  stores.set(access, store)
  return store
}
