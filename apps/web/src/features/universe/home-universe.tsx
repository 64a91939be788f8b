import { ClientOnly, getRouteApi } from '@tanstack/react-router'
import { homeRanks, homeTrendLimit, orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRuntime, useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { StatusSlot } from '../../components/account/status-slot'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyUniverse } from './empty-universe'
import type { GalaxyPhase } from './galaxy/home-galaxy'
import { HomeBar } from './home-bar'
import { HomeHeading } from './home-heading'
import type { HomeProps } from './home-props'
import { isLowEndDevice } from './home-view'
import { HowToRead } from './how-to-read'
import { Universe } from './universe'
import { ViewSwitch } from './view-switch'

const route = getRouteApi('/')

const HomeGalaxy = lazyPart(() => import('./galaxy/home-galaxy').then((module) => module.HomeGalaxy))
const PlanetPanel = lazyPart(() => import('./planet-panel').then((module) => module.PlanetPanel))

type HomeUniverseProps = HomeProps & {
  readonly selectedId: string | null
  readonly onSelect: (trendId: string | null) => void
}

/** A page has one `main`. Where the server writes both views it is the list's, until `keep-shown-view.ts` knows better. */
const AS_MAIN = import.meta.env.SSR ? {} : { id: 'main', role: 'main' }

/** Hits of a search before all others; without a hit there is nothing to show. */
function withRest(hits: readonly Trend[], all: readonly Trend[]): readonly Trend[] {
  if (hits.length === 0) return hits
  const held = new Set(hits.map(({ id }) => id))
  return [...hits, ...orderHomeTrends(all, '').filter(({ id }) => !held.has(id))]
}

/** HM-01, HM-02: planets over the whole page, the bar above them and the banner below. It stays night on a light page. */
export function HomeUniverse({ selectedId, onSelect, ...home }: HomeUniverseProps) {
  const { trends, hasFailed, search, isSearched, onView } = home
  const { trendStore } = useServices()
  const runtime = useRuntime()
  const { user } = useSession()
  // A device alone knows the catalogue, which no source has shown.
  const hasGalaxy = runtime !== 'browser'
  const wantsGalaxy = route.useSearch({ select: ({ view }) => view === 'galaxy' })
  const [phase, setPhase] = useState<GalaxyPhase>('loading')
  const showsGalaxy = wantsGalaxy && phase === 'drawn'
  const [wantsSigns, setWantsSigns] = useState(false)
  const limit = homeTrendLimit(!import.meta.env.SSR && isLowEndDevice())
  const planets = withRest(trends ?? [], home.list?.trends ?? []).slice(0, limit)
  const ranks = homeRanks(home.list?.trends ?? [])
  const strongest = trends?.[0]
  // In the galaxy the selected trend is a star, which opens its own panel.
  const selected = wantsGalaxy ? null : (trends?.find((trend) => trend.id === selectedId) ?? null)
  // A featured trend may lie beyond the first six: then it takes the place of the last one.
  const shown = selected && !planets.includes(selected) ? [...planets.slice(0, limit - 1), selected] : planets
  const showsSigns = wantsSigns && selected === null && shown.length > 0
  // A search turns the camera to its first hit and dims the planets that do not match, without opening anything.
  const focus = selected ?? (isSearched ? strongest : null)
  // Whoever returns from a hit that was never opened returns from the search.
  const select = (trendId: string | null) =>
    trendId === null && selected === null && search !== '' ? home.onSearch('') : onSelect(trendId)
  // Its own controls went with the galaxy, and the focus with them.
  const galaxyButton = useRef<HTMLButtonElement>(null)
  const wasInGalaxy = useRef(false)
  useEffect(() => {
    if (wasInGalaxy.current && !wantsGalaxy && document.activeElement === document.body) {
      galaxyButton.current?.focus({ preventScroll: true })
    }
    wasInGalaxy.current = wantsGalaxy
  }, [wantsGalaxy])
  const hasNoMatch = trends !== null && trends.length === 0
  return (
    <>
      <div {...AS_MAIN} tabIndex={-1} className="home-main outline-none">
        {/* Behind the galaxy the planets rest as they were left. */}
        <div className={showsGalaxy ? 'hidden' : 'contents'}>
          <Universe
            trends={shown}
            ranks={ranks}
            selectedId={wantsGalaxy ? null : (focus?.id ?? null)}
            found={!wantsGalaxy && isSearched && selected === null ? (trends ?? undefined) : undefined}
            hasPanel={selected !== null}
            onSelect={select}
            onView={onView}
            onPullBack={hasGalaxy && !wantsGalaxy ? home.onGalaxy : undefined}
            isWaiting={wantsGalaxy && phase !== 'failed'}
          />
        </div>
        <ClientOnly>{wantsGalaxy && <HomeGalaxy trends={home.list?.trends ?? []} onPhase={setPhase} />}</ClientOnly>
        {hasNoMatch && !wantsGalaxy && (
          <UniverseNotice>
            {search === '' ? (
              <div className="-mt-16">
                <EmptyUniverse />
              </div>
            ) : (
              <>
                <p className="font-display text-xl">No trends match your search.</p>
                <LinkButton to="/trends" search={{ q: search }}>
                  Search all trends
                </LinkButton>
              </>
            )}
          </UniverseNotice>
        )}
        {hasFailed && (
          <UniverseNotice>
            <p className="font-display text-xl">The trends didn’t load</p>
            <Button onClick={() => void trendStore.reload()}>Try again</Button>
          </UniverseNotice>
        )}
        <div
          className="home-banner"
          hidden={showsGalaxy}
          data-hidden={selected ? '' : undefined}
          inert={selected !== null}
        >
          <div data-covers="bottom" className="page relative">
            <div inert={showsSigns} className={showsSigns ? 'home-heading invisible' : 'home-heading'}>
              <HomeHeading
                {...home}
                lead={
                  strongest && (
                    <Button tone="solid" className="home-lead" onClick={() => onSelect(strongest.id)}>
                      {isSearched
                        ? 'Fly to the first match'
                        : isObserved(strongest)
                          ? 'Fly to the top story'
                          : 'Fly to a classic'}
                    </Button>
                  )
                }
              >
                <ViewSwitch
                  shown="universe"
                  onView={onView}
                  onGalaxy={hasGalaxy ? home.onGalaxy : undefined}
                  galaxyButton={galaxyButton}
                />
              </HomeHeading>
              {runtime === 'browser' && <p className="mt-2 text-xs text-faint">On this device</p>}
            </div>
            {shown.length > 0 && <HowToRead trends={shown} isOpen={showsSigns} onOpen={setWantsSigns} />}
          </div>
        </div>
      </div>
      <header data-covers="top" className="home-bar absolute inset-x-0 top-0 z-20">
        <div className="page">
          <HomeBar {...home} />
          {user && (
            <div className="flex justify-end">
              <StatusSlot user={user} />
            </div>
          )}
          {shown.length > 0 && !wantsGalaxy && (
            <p className="scene-rule" data-hidden={selected ? '' : undefined}>
              {shown.some(isObserved)
                ? 'Each planet is a story people are talking about right now. The bigger, the higher it ranks.'
                : 'Each planet is a trend that made history.'}{' '}
              Pick one<span className="max-sm:hidden"> to see what’s behind it</span>.
            </p>
          )}
        </div>
      </header>
      <ClientOnly>
        {selected && <PlanetPanel key={selected.id} trend={selected} onClose={() => onSelect(null)} />}
      </ClientOnly>
    </>
  )
}

/** What stands among the stars where there are no planets, and the way on. */
function UniverseNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="absolute inset-x-0 top-1/3 z-10 grid justify-items-center gap-4 px-6 text-center" role="alert">
      {children}
    </div>
  )
}
