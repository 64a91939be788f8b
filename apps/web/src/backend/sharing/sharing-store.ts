import { createStore } from '@trendverse/domain/primitives/store'
import type { ButtonPosition } from '@trendverse/domain/social/floating-button'
import { sharingSchema } from '@trendverse/domain/social/social-settings'
import { logFailure } from '../call/log-failure'
import type { Services } from '../services'
import { type KeptSharing, keptSharing, type SharingSettings } from './kept-sharing'

export type SharingStore = {
  readonly get: () => SharingSettings
  readonly subscribe: (listener: () => void) => () => void
  /** FL-07: this visitor put the button somewhere. */
  readonly place: (position: ButtonPosition) => void
  /** What the site says was changed here and now, by an administrator. */
  readonly adopt: (changed: Partial<Omit<SharingSettings, 'ownPosition'>>) => void
}

/** Settings of sharing: at once what the last visit kept, then what the site says now. */
export function createSharingStore(call: Services['call'], kept: KeptSharing): SharingStore {
  const { get, set: settle, subscribe } = createStore(kept.read())
  const set = (next: SharingSettings) => {
    kept.write(next)
    settle(next)
  }
  const ask = async () => {
    const { data } = await call((backend) => backend.social.settings())
    // Whatever stands between page and server may have answered; what was kept is better than that (ER-04).
    const { links, button, redirects } = sharingSchema.parse(data)
    // A platform that is left out of an answer has its default, as in what was kept.
    set({ ...get(), links: { ...get().links, ...links }, button, redirects })
  }
  ask().catch((cause: unknown) => logFailure('Settings of sharing could not be read.', cause))
  return {
    get,
    subscribe,
    place: (ownPosition) => set({ ...get(), ownPosition }),
    adopt: (changed) => set({ ...get(), ...changed }),
  }
}

const stores = new WeakMap<Services['call'], SharingStore>()

/** The one store of a page: everything on it that shares asks the site once. */
export function sharingStoreOf({ call }: Pick<Services, 'call'>): SharingStore {
  const known = stores.get(call)
  if (known) return known
  const store = createSharingStore(
    call,
    keptSharing(() => window.localStorage),
  )
  stores.set(call, store)
  return store
}
