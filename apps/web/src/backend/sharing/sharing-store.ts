import type { ButtonPosition } from '@trendverse/domain/social/floating-button'
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
  let settings = kept.read()
  const listeners = new Set<() => void>()
  const set = (next: SharingSettings) => {
    settings = next
    kept.write(next)
    for (const listener of listeners) listener()
  }
  call((backend) => backend.social.settings()).then(
    ({ data: { links, button, redirects } }) => {
      // A part that is left out of an answer has its default, as in what was kept.
      set({ ...settings, links: { ...settings.links, ...links }, button, redirects })
    },
    (cause: unknown) => logFailure('Settings of sharing could not be read.', cause),
  )
  return {
    get: () => settings,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    place: (ownPosition) => set({ ...settings, ownPosition }),
    adopt: (changed) => set({ ...settings, ...changed }),
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
