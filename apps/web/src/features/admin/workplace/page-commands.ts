import { createStore, type Store } from '@trendverse/domain/primitives/store'
import { useEffect, useSyncExternalStore } from 'react'
import { useAdmin } from '../admin-context'

/** Something a page can do that the command palette offers while it is open. */
export type PageCommand = { readonly label: string; readonly run: () => void }

const stores = new WeakMap<object, Store<readonly PageCommand[]>>()

function storeOf(access: object): Store<readonly PageCommand[]> {
  const known = stores.get(access)
  if (known) return known
  const store = createStore<readonly PageCommand[]>([])
  stores.set(access, store)
  return store
}

/** Offers commands for as long as a page stands. */
export function useOfferCommands(commands: readonly PageCommand[]): void {
  const store = storeOf(useAdmin())
  useEffect(() => {
    store.set([...store.get(), ...commands])
    return () => store.set(store.get().filter((command) => !commands.includes(command)))
  }, [store, commands])
}

/** The commands of the page that is open. */
export function usePageCommands(): readonly PageCommand[] {
  const store = storeOf(useAdmin())
  return useSyncExternalStore(store.subscribe, store.get)
}
