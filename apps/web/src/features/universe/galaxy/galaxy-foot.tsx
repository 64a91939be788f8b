import { hourText } from '@trendverse/domain/galaxy/hour-text'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/controls/button'
import { LinkButton } from '../../../components/controls/link-button'
import { countOf } from '../../../components/text/count-text'
import { dayWords, hourWords } from './hour-words'
import type { StarCatalogue } from './star-catalogue'
import { TimeBar } from './time-bar'
import type { Timeline } from './timeline'

type GalaxyFootProps = {
  readonly timeline: Timeline
  readonly catalogue: StarCatalogue
  /** No more stars will come. */
  readonly isComplete: boolean
  readonly askedHour: number | null
  /** The hour the galaxy came to rest at; null is now. */
  readonly shownHour: number | null
  /** A panel lies over the picture: on phones there is no room for both. */
  readonly isHidden: boolean
  readonly onWhole: () => void
  readonly onLeave: () => void
}

/** What one sees, at which hour, the ways out, and the bar of time. */
export function GalaxyFoot({
  timeline,
  catalogue,
  isComplete,
  askedHour,
  shownHour,
  isHidden,
  onWhole,
  onLeave,
}: GalaxyFootProps) {
  const hour = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let told = Number.NaN
    const tell = (): void => {
      const now = Math.floor(timeline.hours)
      if (hour.current === null || now === told) return
      told = now
      hour.current.textContent = hourWords(now)
    }
    tell()
    return timeline.subscribe(tell)
  }, [timeline])
  const isFirstDay = dayWords(catalogue.firstHour) === dayWords(catalogue.nowHour)
  return (
    <div className="galaxy-foot" data-hidden={isHidden || undefined}>
      <div className="galaxy-head">
        <div>
          <h1 className="galaxy-title">Every trend at once</h1>
          <p className="galaxy-caption">
            <span ref={hour} className="galaxy-hour" />
            <span>
              {countOf(catalogue.total, 'trend')} {isFirstDay ? 'so far' : `since ${dayWords(catalogue.firstHour)}`}
            </span>
          </p>
          <AskedTime askedHour={askedHour} catalogue={catalogue} />
        </div>
        <div className="galaxy-buttons">
          <Button size="sm" onClick={onWhole}>
            Whole galaxy
          </Button>
          <LinkButton size="sm" to="/trends" search={shownHour === null ? {} : { at: hourText(shownHour) }}>
            This hour as a list
          </LinkButton>
          <Button size="sm" onClick={onLeave}>
            Back to planets
          </Button>
        </div>
      </div>
      <TimeBar timeline={timeline} catalogue={catalogue} isComplete={isComplete} />
    </div>
  )
}

type AskedTimeProps = { readonly askedHour: number | null; readonly catalogue: StarCatalogue }

/** Says so when an address asks for an hour nobody can know of. */
function AskedTime({ askedHour, catalogue }: AskedTimeProps) {
  if (askedHour === null) return null
  if (askedHour > catalogue.nowHour) {
    return <p className="galaxy-note">{hourWords(askedHour)} hasn’t happened yet, so you’re looking at now.</p>
  }
  if (askedHour < catalogue.firstHour) {
    return (
      <p className="galaxy-note">
        We have no trends from {hourWords(askedHour)}. Our first one is from {dayWords(catalogue.firstHour)}.
      </p>
    )
  }
  return null
}
