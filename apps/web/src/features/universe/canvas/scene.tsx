import type { Quality } from '@trendverse/domain/device/device-score'
import { QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { useEffect, useMemo } from 'react'
import { SphereGeometry } from 'three'
import { Backdrop } from './backdrop'
import type { Body } from './body'
import { CameraRig } from './camera-rig'
import { Conductor } from './conductor'
import { Constellation } from './constellation'
import { Finish } from './finish'
import { LabelTracker } from './label-tracker'
import { OpeningStar } from './opening-star'
import { Planet } from './planet'
import { Sky } from './sky'
import type { Stage } from './stage'
import { Stars } from './stars'

type Props = {
  readonly stage: Stage
  readonly bodies: readonly Body[]
  readonly quality: Quality
  /** Whether the scene began with its opening shot. */
  readonly hasOpening: boolean
  /** Element on which the view is turned by hand. */
  readonly handle: HTMLElement
  readonly onDrawn: () => void
  readonly onError: (error: unknown) => void
  readonly onSlow: (next: Quality) => void
}

/** Everything inside the picture. */
export function Scene({ stage, bodies, quality, hasOpening, handle, onDrawn, onError, onSlow }: Props) {
  const tier = QUALITY_TIERS[quality]
  const [first] = bodies
  const sphere = useMemo(() => new SphereGeometry(1, tier.sphereSegments, tier.sphereSegments / 2), [tier])
  useEffect(() => () => sphere.dispose(), [sphere])
  return (
    <>
      <Conductor stage={stage} onDrawn={onDrawn} onError={onError} onSlow={onSlow} />
      <CameraRig stage={stage} handle={handle} />
      <Backdrop stage={stage}>
        <Sky stage={stage} finished={tier.postProcessing} />
        <Stars stage={stage} count={tier.stars} />
        <Constellation stage={stage} bodies={bodies} />
      </Backdrop>
      {bodies.map((body) => (
        <Planet key={body.key} body={body} stage={stage} sphere={sphere} />
      ))}
      {first !== undefined && hasOpening && <OpeningStar stage={stage} first={first} />}
      <LabelTracker stage={stage} />
      {tier.postProcessing && <Finish stage={stage} />}
    </>
  )
}
