import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import { planetPictureAddress, planetPictureSet } from '@trendverse/domain/trends/planets/planet-picture'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classNames } from '../text/class-names'
import { TrendPortrait } from '../trend/trend-portrait'

type PlanetPictureProps = {
  readonly trend: PlanetSubject
  /** Width and height in CSS pixels, where no style sheet says otherwise. */
  readonly size: number
  /** How wide it is shown, as `sizes` of a picture has it, where that differs from `size`. */
  readonly sizes?: string
  /** Below the first screen. */
  readonly isLater?: boolean | undefined
  /** Its place is not shown on wide windows: there nothing is loaded. */
  readonly onlyOnPhones?: boolean
  readonly className?: string | undefined
}

/** One clear pixel, in place of a picture that is not shown. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A build that knows no server has nobody who paints. */
const HAS_PAINTER = import.meta.env.VITE_BACKEND !== 'browser'

/**
 * The planet of a trend as the universe draws it, painted by the server, for places larger than 72 pixels. Where no server
 * paints, it is drawn as a small portrait is.
 */
export function PlanetPicture({
  trend,
  size,
  sizes = `${size}px`,
  isLater,
  onlyOnPhones = false,
  className,
}: PlanetPictureProps) {
  const [isMissing, setIsMissing] = useState(!HAS_PAINTER)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the page came alive.
    if (image.current?.complete && image.current.naturalWidth === 0) setIsMissing(true)
  }, [])

  if (isMissing) {
    return <TrendPortrait trend={trend} size={size} isLater={isLater} {...(className !== undefined && { className })} />
  }
  return (
    <span
      className={classNames('portrait-box', className)}
      style={{ '--portrait-box': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {/* React preloads pictures it finds outside of this element, for every window. */}
      <picture>
        {onlyOnPhones && <source media="(width >= 40rem)" srcSet={`${NOTHING} 1w`} sizes="1px" />}
        <img
          ref={image}
          src={planetPictureAddress(trend, 320)}
          srcSet={planetPictureSet(trend)}
          sizes={sizes}
          width={size}
          height={size}
          alt=""
          loading={isLater ? 'lazy' : undefined}
          decoding="async"
          className="size-full"
          onError={() => setIsMissing(true)}
        />
      </picture>
    </span>
  )
}
