import { CatchBoundary, ClientOnly, getRouteApi, useNavigate } from '@tanstack/react-router'
import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useTrendList } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import { useIsLeaving } from '../../components/overlays/use-is-leaving'
import { HomeList } from './home-list'
import { HomeUniverse } from './home-parts'
import { chooseHomeView, currentView, giveUpOn3d, type HomeView, subscribeToView } from './home-view'
import { tryUniverse } from './try-universe'

const HomeModal = lazyPart(() => import('./home-modal').then((module) => module.HomeModal))

const route = getRouteApi('/')

/** The view without its script: the list comes instead. */
const Nothing = () => null

/** On the server both views are written; what boot.js settled decides which one shows, and only that one comes alive. */
const bothViews = () => 'both' as const

/** `/`: the universe, or the list where 3D cannot or should not run. */
export function HomePage() {
  const { q = '', trend: selectedId, modal } = route.useSearch()
  const { list, phase } = useTrendList()
  const [found, onFound] = useState<readonly Trend[] | null>(null)
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const view = useSyncExternalStore(subscribeToView, currentView, import.meta.env.SSR ? bothViews : currentView)

  const hits = list && orderHomeTrends([...list.trends, ...(found ?? [])], q)
  const isSearched = q !== '' && (found !== null || (hits?.length ?? 0) > 0)
  const trends = list && (q === '' || isSearched ? hits : orderHomeTrends(list.trends, ''))
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
      void navigate({
        to: '/',
        search: (before) => ({ ...before, q: text || undefined, trend: undefined }),
        replace: true,
      })
    },
    onView: (next: HomeView) => {
      const storage = () => window.localStorage
      if (next === 'universe') void tryUniverse(storage)
      else chooseHomeView(next, storage)
      // A wish in the address would bring the other view back with the next reload.
      void navigate({ to: '/', search: (before) => ({ ...before, view: undefined, trend: undefined }), replace: true })
    },
    onModal: (next: 'welcome' | 'featured') =>
      void navigate({ to: '/', search: (before) => ({ ...before, modal: next }) }),
  }
  const closeModal = () =>
    void navigate({ to: '/', search: (before) => ({ ...before, modal: undefined }), replace: true })
  const select = (trendId: string | null) =>
    void navigate({
      to: '/',
      search: (before) => ({ ...before, modal: undefined, trend: trendId ?? undefined }),
      // Going from planet to planet is one step back, not many.
      replace: selectedId !== undefined,
    })

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
