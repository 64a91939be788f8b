import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { pixelRatioCap } from '@trendverse/domain/device/device-score'
import { UnreadableStars } from '@trendverse/domain/galaxy/decode-stars'
import { hourText, readHourText } from '@trendverse/domain/galaxy/hour-text'
import { homeTrendLimit } from '@trendverse/domain/trends/listing/select-home-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { useRead } from '../../../backend/reads/use-read'
import { useServices } from '../../../backend/services'
import { lazyPart } from '../../../components/browser/lazy-part'
import { Button } from '../../../components/controls/button'
import { LinkButton } from '../../../components/controls/link-button'
import { useIsLeaving } from '../../../components/overlays/use-is-leaving'
import { currentQuality, isLowEndDevice } from '../home-view'
import { useMediaQuery } from '../use-media-query'
import { type GalaxySource, NothingSeenYet } from './galaxy-source'
import { GalaxyView } from './galaxy-view'
import { readLookText } from './look-text'
import { createStarNames } from './star-names'
import { useFoundStars } from './use-found-stars'
import { useStars } from './use-stars'

/** Where the galaxy stands: on its way, in view, or not to be had. */
export type GalaxyPhase = 'loading' | 'drawn' | 'failed'

export type HomeGalaxyProps = {
  /** Trends the page holds: their panels open without a further request. */
  readonly trends: readonly Trend[]
  readonly onPhase: (phase: GalaxyPhase) => void
}

const PlanetPanel = lazyPart(() => import('../planet-panel').then((module) => module.PlanetPanel))

const route = getRouteApi('/')

function troubleText(failure: unknown): string {
  if (failure instanceof NothingSeenYet) {
    return 'The galaxy is still empty. It fills up as our sources show trends. Until then, here are the planets.'
  }
  if (failure instanceof UnreadableStars) return 'We couldn’t draw the galaxy. Here are the planets instead.'
  return 'The galaxy didn’t load. Here are the planets instead.'
}

/** Every trend as a star (`/?view=galaxy`). A further attempt reads everything anew. */
export function HomeGalaxy(props: HomeGalaxyProps) {
  const [attempt, setAttempt] = useState(0)
  return <GalaxyAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/** What the address says of hour, camera and open trend, and what it is told. */
function GalaxyAttempt({ trends, onPhase, onRetry }: HomeGalaxyProps & { readonly onRetry: () => void }) {
  const { at, look, q: search = '', trend: openId = null } = route.useSearch()
  const { call } = useServices()
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [pictureFailure, setPictureFailure] = useState<unknown>(null)
  const source = useMemo((): GalaxySource => {
    return {
      readBytes: async (part, signal) => {
        const file = await call((backend) => backend.universe.stars({ part: `${part}` }, { signal }))
        return new Uint8Array(await file.arrayBuffer())
      },
      readNames: async (stars, signal) => {
        const [numbers, ids] = [
          stars.filter((star) => typeof star === 'number'),
          stars.filter((star) => typeof star === 'string'),
        ]
        const asked = {
          ...(numbers.length > 0 && { numbers: numbers.join() }),
          ...(ids.length > 0 && { ids: ids.join() }),
        }
        const { data } = await call((backend) => backend.universe.starNames(asked, { signal }))
        return data
      },
    }
  }, [call])
  const names = useMemo(() => createStarNames(source.readNames), [source])
  const { catalogue, begun, failure, isComplete } = useStars(source)
  const trouble = pictureFailure ?? (catalogue === null ? failure : null)
  const askedHour = readHourText(at)

  const { data: hits } = useFoundStars(search)
  const found = useMemo(() => (hits === null || hits.length === 0 ? null : hits.map(({ number }) => number)), [hits])
  const tell = useEffectEvent(onPhase)
  const hasTrouble = trouble !== null
  useEffect(() => {
    tell(hasTrouble ? 'failed' : 'loading')
    return () => tell('loading')
  }, [hasTrouble])
  useEffect(() => {
    if (failure !== null && !(failure instanceof NothingSeenYet)) logFailure('The galaxy did not arrive.', failure)
  }, [failure])

  const open = (trendId: string | null): void => {
    // A name that comes late calls nobody back.
    if (isLeaving()) return
    void navigate({
      to: '/',
      search: (before) => ({ ...before, trend: trendId ?? undefined }),
      replace: openId !== null,
    })
  }
  const leave = (): void =>
    void navigate({
      to: '/',
      search: ({ q: _q, at: _at, look: _look, trend: _trend, ...rest }) => ({ ...rest, view: '3d' }),
    })
  const rest = (seen: string, hour: number | null): void => {
    const next = { look: seen, at: hour === null ? undefined : hourText(hour) }
    // An hour nobody can know of stays in the address until another one is chosen.
    const { firstHour = 0, nowHour = 0 } = catalogue ?? {}
    const isClamped =
      askedHour !== null &&
      (askedHour < firstHour || askedHour > nowHour) &&
      (hour ?? nowHour) === Math.min(nowHour, Math.max(firstHour, askedHour))
    const nextAt = isClamped ? at : next.at
    if (isLeaving() || (next.look === look && nextAt === at)) return
    void navigate({
      to: '/',
      search: (before) => ({ ...before, look: next.look, at: nextAt }),
      replace: true,
      resetScroll: false,
    })
  }

  if (trouble !== null) {
    return (
      <div role="alert" className="galaxy-trouble">
        <p>{troubleText(trouble)}</p>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        <LinkButton size="sm" to="/trends">
          All trends as a list
        </LinkButton>
        <Button size="sm" tone="bare" onClick={leave}>
          Stay with the planets
        </Button>
      </div>
    )
  }
  if (catalogue === null) return <output className="universe-loading">Loading all trends...</output>
  return (
    <>
      <GalaxyView
        key={begun}
        catalogue={catalogue}
        isComplete={isComplete || failure !== null}
        names={names}
        quality={currentQuality()}
        pixelRatioCap={pixelRatioCap(isLowEndDevice())}
        reducedMotion={reducedMotion}
        mostPlanets={homeTrendLimit(isLowEndDevice())}
        askedHour={askedHour}
        look={readLookText(look)}
        openId={openId}
        search={search}
        found={found}
        panelSide={isNarrow ? 'bottom' : 'right'}
        onRest={rest}
        onOpen={open}
        onLeave={leave}
        onDrawn={() => onPhase('drawn')}
        onError={setPictureFailure}
      />
      {openId !== null && (
        <OpenStar
          key={openId}
          trendId={openId}
          known={trends.find(({ id }) => id === openId) ?? null}
          onClose={() => open(null)}
        />
      )}
    </>
  )
}

type OpenStarProps = { readonly trendId: string; readonly known: Trend | null; readonly onClose: () => void }

/** The panel of a star: the same as a planet's, whatever month its trend is of. */
function OpenStar({ trendId, known, onClose }: OpenStarProps) {
  const { data, phase } = useRead(known === null ? `galaxy.trend ${trendId}` : null, (backend, signal) =>
    backend.trends.get({ id: trendId }, { signal }),
  )
  const trend = known ?? data
  if (trend !== null) return <PlanetPanel trend={trend} onClose={onClose} />
  if (phase !== 'failed') return null
  return (
    <div role="alert" className="galaxy-trouble">
      <p>We couldn’t open this trend.</p>
      <Button size="sm" onClick={onClose}>
        Back to the galaxy
      </Button>
    </div>
  )
}
