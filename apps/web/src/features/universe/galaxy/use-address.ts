import { useEffect, useEffectEvent } from 'react'
import type { Pose } from './galaxy-camera'
import type { GalaxyStage } from './galaxy-stage'
import { lookText } from './look-text'
import { setPlaying, showHour } from './timeline'

/** Goes where an address leads that was not written by the galaxy itself: Back, Forward, a link. */
export function useAddress(stage: GalaxyStage, look: Pose | null, askedHour: number | null): void {
  const wanted = look === null ? '' : lookText(look)
  const fly = useEffectEvent(() => {
    if (look !== null && wanted !== stage.told.look) stage.engine?.flyTo(look)
  })
  useEffect(() => fly(), [wanted])
  useEffect(() => {
    const { engine, timeline, told } = stage
    if (engine === null || askedHour === told.hour) return
    if (timeline.isPlaying) setPlaying(timeline, false)
    showHour(timeline, askedHour ?? timeline.nowHour)
  }, [stage, askedHour])
}
