import { CatchBoundary, ClientOnly, getRouteApi, useNavigate } from '@tanstack/react-router'
import { orderHits } from '@trendverse/domain/trends/listing/order-hits'
import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import { filterTrends } from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTrendList } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import { useIsLeaving } from '../../components/overlays/use-is-leaving'
import { HomeList } from './home-list'
import { HomeUniverse } from './home-parts'
import type { HomeSearch } from './home-search'
import { chooseHomeView, currentView, giveUpOn3d, type HomeView, showView, subscribeToView } from './home-view'
import { showUniverse, tryUniverse } from './try-universe'

const HomeModal = lazyPart(() => import('./home-modal').then((module) => module.HomeModal))

const route = getRouteApi('/')

/** The view without its script: the list comes instead. */
const Nothing = () => null

/** On the server both views are written; what boot.js settled decides which one shows, and only that one comes alive. */
const bothViews = () => 'both' as const

/** `/`: the universe, or the list where 3D cannot or should not run. */
export function HomePage() {
  const { q = '', trend: selectedId, modal, view: wished } = route.useSearch()
  const { list, phase } = useTrendList()
  const [found, onFound] = useState<readonly Trend[] | null>(null)
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const view = useSyncExternalStore(subscribeToView, currentView, import.meta.env.SSR ? bothViews : currentView)

  const wantsGalaxy = wished === 'galaxy'
  // Back leads from the galaxy to the list that led there; its own way out leads to the planets.
  const leftList = useRef(false)
  useEffect(() => {
    if (wantsGalaxy && currentView() === 'list') {
      leftList.current = true
      void showUniverse(() => window.localStorage)
    } else if (!wantsGalaxy && leftList.current) {
      leftList.current = false
      if (wished !== '3d') showView('list')
    }
  }, [wantsGalaxy, wished])

  // The button that was pressed leaves with its view.
  const choseView = useRef(false)
  useEffect(() => {
    if (!choseView.current) return
    choseView.current = false
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [view])

  const all = list && [...list.trends, ...(found ?? [])]
  // The first hit of the list below the search is the one the camera flies to (OP-28).
  const hits =
    all && (q === '' ? orderHomeTrends(all, '') : orderHits(filterTrends(all, { status: 'active', search: q }), q))
  const isSearched = q !== '' && (found !== null || (hits?.length ?? 0) > 0)
  const trends = list && (q === '' || isSearched ? hits : orderHomeTrends(list.trends, ''))
  const go = (change: HomeSearch, replace: boolean): void =>
    void navigate({ to: '/', search: (before) => ({ ...before, ...change }), replace })
  const home = {
    list,
    trends,
    total: list?.total ?? 0,
    hasFailed: list === null && phase === 'failed',
    search: q,
    isSearched,
    onFound,
    onSearch: (text: string) => {
      if (isLeaving()) return
      go({ q: text || undefined, trend: undefined }, true)
    },
    onView: (next: HomeView) => {
      const storage = () => window.localStorage
      choseView.current = next !== currentView()
      if (next === 'universe') void tryUniverse(storage)
      else chooseHomeView(next, storage)
      // A wish in the address would bring the other view back with the next reload.
      go({ view: undefined, trend: undefined }, true)
    },
    onGalaxy: () =>
      void navigate({ to: '/', search: ({ q: _q, trend: _trend, ...rest }) => ({ ...rest, view: 'galaxy' }) }),
    onModal: (next: 'welcome' | 'featured') => go({ modal: next }, false),
  }
  const closeModal = () => go({ modal: undefined }, true)
  // Going from planet to planet is one step back, not many.
  const select = (trendId: string | null) =>
    go({ modal: undefined, trend: trendId ?? undefined }, selectedId !== undefined)

  return (
    <>
      {view !== 'list' && (
        <CatchBoundary getResetKey={() => view} errorComponent={Nothing} onCatch={giveUpOn3d}>
          <div className="home-universe text-text" data-theme="dark">
            <Suspense>
              <HomeUniverse {...home} selectedId={selectedId ?? null} onSelect={select} />
            </Suspense>
          </div>
        </CatchBoundary>
      )}
      {view !== 'universe' && <HomeList {...home} />}
      <ClientOnly>{modal && <HomeModal modal={modal} trends={list?.trends ?? []} onClose={closeModal} />}</ClientOnly>
    </>
  )
}
