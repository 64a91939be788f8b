import { Link } from '@tanstack/react-router'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import { useState, useSyncExternalStore } from 'react'
import { useRuntime, useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { StatusSlot } from '../../components/account/status-slot'
import { Button } from '../../components/controls/button'
import { buttonStyle } from '../../components/controls/button-style'
import { LinkButton } from '../../components/controls/link-button'
import { orderText } from '../../components/text/order-text'
import { TrendGrid } from '../../components/trend/trend-grid'
import { HomeBar } from './home-bar'
import { HomeHeading } from './home-heading'
import type { HomeProps } from './home-props'
import { currentGraphics, subscribeToView } from './home-view'
import { listTroublePart, onThisDayPart, phoneHeroPart, planetStripPart } from './list-parts'
import { ViewSwitch } from './view-switch'

/** Cards the server writes into the document: three rows, as the first takes two places. */
const FIRST_CARDS = 8
const CARDS_PER_STEP = 9
/** Planets in the strip of a phone, after the first. */
const STRIP_PLANETS = 8

const offers3d = () => currentGraphics() !== 'none'
/** The server offers it to everybody. */
const offersAlways = () => true

/** LV-01 to LV-05: the home page as cards. */
export function HomeList(home: HomeProps) {
  const { trends, total, hasFailed, search, onView } = home
  const { settings, onThisDay } = useServices()
  const runtime = useRuntime()
  const { user } = useSession()
  const [shown, setShown] = useState(FIRST_CARDS)
  const has3d = useSyncExternalStore(subscribeToView, offers3d, offersAlways)
  const strongest = trends?.[0]
  const isEmpty = trends !== null && trends.length === 0
  // A site that has just begun needs no script for saying nothing; a device alone does not know what it has not seen.
  const hasPast = runtime === 'server' && onThisDay?.data.length !== 0
  return (
    <div className="home-list">
      <header className="page">
        <HomeBar {...home} />
      </header>
      <main id="main" tabIndex={-1} className="page relative grid gap-8 pt-4 pb-24 outline-none sm:pt-8">
        {user && (
          <div className="page absolute inset-x-0 top-1 z-1 flex justify-end">
            <StatusSlot user={user} />
          </div>
        )}
        <div className="home-top">
          <HomeHeading
            {...home}
            eyebrow={settings.siteName}
            below={
              trends !== null &&
              strongest && (
                <div className="grid w-full min-w-0 gap-5 sm:hidden">
                  <phoneHeroPart.Slot trend={strongest} />
                  <planetStripPart.Slot trends={trends.slice(1, 1 + STRIP_PLANETS)} />
                </div>
              )
            }
            lead={
              <Button className="offer-3d sm:hidden" onClick={() => onView('universe')} hidden={!has3d}>
                Enter the universe in 3D
              </Button>
            }
          >
            {has3d && (
              <ViewSwitch
                shown="list"
                onView={onView}
                onGalaxy={runtime === 'browser' ? undefined : home.onGalaxy}
                className="offer-3d"
              />
            )}
          </HomeHeading>
          <Link to="/quiz/today" className="home-quiz">
            <span className="grid gap-0.5">
              <span className="font-display text-lg font-semibold">Quiz of the day</span>
              <span className="text-sm text-muted">Five questions, no sign-up.</span>
            </span>
            <span aria-hidden="true" className={buttonStyle('quiet', 'sm')}>
              Start
            </span>
          </Link>
        </div>
        {!has3d && (
          <p className="rounded-md border border-line px-4 py-3 text-sm text-muted">
            3D experience unavailable - showing trends in list view
          </p>
        )}
        {isEmpty || hasFailed ? (
          <listTroublePart.Slot hasFailed={hasFailed} search={search} />
        ) : (
          <div className="grid gap-4" data-numbered={search === '' ? '' : undefined}>
            <p className="text-sm text-muted first-letter:uppercase">
              {orderText('attention', trends?.some(isObserved) ?? true)}.{' '}
              <Link
                to="/about"
                hash="combining"
                className="underline decoration-line underline-offset-4 hover:text-text"
              >
                How the ranking works
              </Link>
            </p>
            <TrendGrid trends={trends?.slice(0, shown) ?? null} />
          </div>
        )}
        {trends !== null && !isEmpty && (
          <div className="flex flex-wrap items-center justify-center gap-3">
            {trends.length > shown && <Button onClick={() => setShown(shown + CARDS_PER_STEP)}>Show more</Button>}
            <LinkButton to="/trends" tone="bare">
              All {total} trends
            </LinkButton>
          </div>
        )}
        {hasPast && trends !== null && search === '' && <onThisDayPart.Slot />}
      </main>
    </div>
  )
}
