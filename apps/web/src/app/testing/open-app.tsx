import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { Backend } from '@trendverse/contract/contract'
import type { Account } from '@trendverse/domain/accounts/account'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '@trendverse/domain/settings/public-settings'
import { DEFAULT_FLOATING_BUTTON } from '@trendverse/domain/social/floating-button'
import { act } from 'react'
import { vi } from 'vitest'
import { createFirstData, ON_THIS_DAY_NAME } from '../../backend/first-data'
import type { Runtime } from '../../backend/runtime/runtime-state'
import { createRuntimeSelector } from '../../backend/runtime/select-runtime'
import { type Services, ServicesContext } from '../../backend/services'
import { profileOf } from '../../backend/session/public-profile'
import { createSessionStore } from '../../backend/session/session-store'
import type { OnThisDay } from '../../backend/trends/on-this-day'
import type { TrendList } from '../../backend/trends/trend-list'
import { createTrendStore } from '../../backend/trends/trend-store'
import { RaceTable } from '../../features/trend-story/race/race-table'
import { raceTablePart } from '../../features/trend-story/race/race-table-part'
import type { HomeView } from '../../features/universe/home-view'
import { memoryStorage } from '../../test-support/memory-storage'
import { renderPiece } from '../../test-support/render-piece'
import { footerPart, maintenancePart, notFoundPart } from '../routes/later-parts'
import { createAppRouter } from '../routes/router'
import { Footer } from '../shell/footer'
import { MaintenancePage } from '../shell/maintenance-page'
import { NotFoundPage } from '../shell/not-found-page'

export type AppOptions = {
  readonly path: string
  /** The calls the test answers, by area and name. */
  readonly backend?: Readonly<Record<string, Readonly<Record<string, (input: never) => Promise<unknown>>>>>
  /** Whoever is remembered; nobody when left out. */
  readonly account?: Account
  readonly settings?: Partial<PublicSettings>
  readonly state?: object
  readonly uploadAvatar?: Services['uploadAvatar']
  readonly readTrend?: Services['readTrend']
  readonly runtime?: Runtime
  /** The calls of this device: given them, the selector of the real page decides who is asked. */
  readonly device?: AppOptions['backend']
  /** What a server that is asked for its health answers: it is well when left out. */
  readonly checkHealth?: () => Promise<void>
  /** Reads the list of the home page, which then begins without one; else it is there and empty. */
  readonly readHomeList?: () => Promise<TrendList>
  /** Of the home page. */
  readonly view?: HomeView
  /** What a server wrote into the document, by name. */
  readonly written?: Readonly<Record<string, unknown>>
}

const TOKEN = 'remembered'

/** What the monitor of identity checks hears where a test says nothing of it. */
const NOT_FLAGGED = { flagged: false, status: null, reason: null, deadline: null, serverNow: '', url: null }

const notAskedFor = () => Promise.reject(new Error('not asked for'))

type Selection = Pick<
  Services,
  | 'call'
  | 'callAt'
  | 'runtime'
  | 'subscribeToRuntime'
  | 'betweenScreens'
  | 'holdRuntime'
  | 'awaitServer'
  | 'watchHealth'
  | 'findServer'
>

/** One backend that answers everything, and a runtime that never changes. */
function alwaysIn(runtime: Runtime, backend: Backend): Selection {
  const nothing = () => undefined
  return {
    call: (call) => call(backend),
    callAt: (home, call) =>
      home === runtime ? call(backend) : Promise.reject(new AppError('unavailable', 'x', { retryable: true })),
    runtime: () => runtime,
    subscribeToRuntime: () => nothing,
    betweenScreens: nothing,
    holdRuntime: nothing,
    watchHealth: nothing,
    findServer: async () => undefined,
    awaitServer: async () => undefined,
  }
}

/** The selector of the real page between two backends. */
function selecting(server: Backend, device: Backend, checkHealth: () => Promise<void>): Selection {
  const selector = createRuntimeSelector({
    loadServerBackend: async () => server,
    loadDeviceBackend: async () => device,
    checkHealth,
    isMember: () => false,
    onSlow: () => undefined,
    deviceOnly: false,
    log: () => undefined,
    onServerFound: () => undefined,
  })
  return { ...selector, subscribeToRuntime: selector.subscribe }
}

/** What nobody set: every page that shares asks for it. */
const SHARING = { data: { links: {}, button: DEFAULT_FLOATING_BUTTON, redirects: {} } }

const actEnvironment = (isOne: boolean): void => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOne })
}

/** The whole page in the test's document, with its own router and history, over calls the test answers. */
export async function openApp({
  path,
  backend = {},
  account,
  settings = {},
  state,
  uploadAvatar = notAskedFor,
  readTrend = notAskedFor,
  runtime = 'server',
  device,
  checkHealth = async () => undefined,
  readHomeList,
  view = 'list',
  written = {},
}: AppOptions) {
  document.documentElement.dataset.view = view
  // The test's window has no room to scroll in.
  window.scrollTo = () => undefined
  // Nor does it know what its device prefers.
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
  // Nor does anything in it ever come near.
  window.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver // what is used of it
  const storage = memoryStorage(
    account && { trendverse_auth_token: TOKEN, currentUser: JSON.stringify(profileOf(account)) },
  )
  const session = createSessionStore({ storage: () => storage, onChange: () => undefined })
  const allSettings = { ...DEFAULT_PUBLIC_SETTINGS, ...settings }
  const nothing = () => undefined
  // Tests answer what their page asks for and nothing else.
  const answering = (calls: AppOptions['backend']) =>
    ({
      kyc: { status: async () => ({ data: NOT_FLAGGED }) },
      ...calls,
      universe: { onThisDay: async () => ({ data: [], nowAt: '' }), ...calls?.universe },
      social: { settings: async () => SHARING, ...calls?.social },
    }) as never
  const firstData = createFirstData(JSON.stringify(written), 'page')
  const services: Services = {
    ...(device === undefined
      ? alwaysIn(runtime, answering(backend))
      : selecting(answering(backend), answering(device), checkHealth)),
    session,
    isClosed: () => allSettings.maintenanceMode,
    subscribeToClosing: () => nothing,
    uploadAvatar,
    readTrendList: notAskedFor,
    readTrend,
    trendStore: createTrendStore({
      read: readHomeList ?? notAskedFor,
      initial: readHomeList ? null : { trends: [], total: 0, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null },
      written: null,
      onRead: nothing,
      log: nothing,
      nowMs: () => 0,
    }),
    settings: allSettings,
    onThisDay: (firstData.take(ON_THIS_DAY_NAME) as OnThisDay | undefined) ?? null,
    firstData,
    publicUrl: 'https://trendverse.example',
  }
  // As on the server: tests need not wait for code that only comes later.
  footerPart.provide(Footer)
  maintenancePart.provide(MaintenancePage)
  notFoundPart.provide(NotFoundPage)
  raceTablePart.provide(RaceTable)
  const history = createMemoryHistory({ initialEntries: ['/about', path] })
  if (state !== undefined) history.replace(path, state)
  const router = createAppRouter(history, services)
  await router.load()
  const piece = await renderPiece(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
  const find = (selector: string): HTMLElement => {
    const found = piece.element.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`There is no ${selector} in: ${piece.element.textContent}`)
    return found
  }
  return {
    element: piece.element,
    find,
    history,
    router,
    services,
    session,
    storage,
    remove: piece.remove,
    /** Types into a field as a visitor does. */
    fill: (selector: string, text: string) =>
      act(async () => {
        const field = find(selector)
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    click: (selector: string) => act(async () => find(selector).click()),
    press: (selector: string, key: string) =>
      act(
        async () =>
          void find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    /** Waits until a claim holds, letting the page go on in between. */
    until: async (claim: () => void) => {
      try {
        await vi.waitFor(
          async () => {
            actEnvironment(true)
            await act(async () => undefined)
            // What loads between two tries has nobody to act for it, and React need not say so.
            actEnvironment(false)
            claim()
          },
          { timeout: 10_000 },
        )
      } finally {
        actEnvironment(true)
      }
    },
    text: () => piece.element.textContent ?? '',
  }
}
