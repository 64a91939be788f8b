import { useEffect, useRef } from 'react'
import type { Body } from './body'
import { HOME_VIEW, type PanelSide, type Picture, planetView, type View } from './camera-views'
import { takeKeptView } from './kept-camera'
import type { Stage } from './stage'
import { type Neighbour, stepAside } from './step-aside'
import type { Covers } from './use-covers'
import type { PictureSize } from './use-picture-size'

type Wanted = {
  readonly stage: Stage
  /** Null before the picture's size is known. */
  readonly bodies: readonly Body[] | null
  readonly selectedId: string | null
  readonly panelSide: PanelSide | undefined
  /** Null before it is known. */
  readonly covers: Covers | null
  readonly size: PictureSize | null
}

/** What is wanted once there is a picture with planets. */
type Scene = Wanted & { readonly bodies: readonly Body[]; readonly covers: Covers; readonly size: PictureSize }

const selectedOf = (bodies: readonly Body[], selectedId: string | null): Body | undefined =>
  bodies.find((body) => body.trendId === selectedId && !body.leaving)

const pictureOf = ({ panelSide, covers, size }: Scene): Picture => ({ ...size, ...covers, panelSide })

function viewOf(scene: Scene): View {
  const { bodies, selectedId } = scene
  const selected = selectedOf(bodies, selectedId)
  if (selected === undefined) return HOME_VIEW
  const { x, y, z } = selected.restingPosition
  const planet = { x, y, z, radius: selected.restingRadius, ring: ringOuter(selected) }
  return planetView(planet, pictureOf(scene))
}

const ringOuter = ({ look }: Body): number => look.ring?.outer ?? 1

function asNeighbour(body: Body): Neighbour {
  const { x, y, z } = body.restingPosition
  return { x, y, z, reach: body.restingRadius * ringOuter(body) }
}

/** The others make room for the selected planet, or go back to their places. */
function makeRoom(scene: Scene, view: View): void {
  const { bodies, selectedId } = scene
  const selected = selectedOf(bodies, selectedId)
  const others = bodies.filter((body) => body !== selected && !body.leaving)
  for (const body of bodies) body.wantedPosition.copy(body.restingPosition)
  if (selected === undefined) return
  const places = stepAside(asNeighbour(selected), others.map(asNeighbour), view, pictureOf(scene))
  for (const [index, place] of places.entries()) others[index]?.wantedPosition.set(place.x, place.y, place.z)
}

/** Flies to the selected planet, or to the first hit of a search (OP-28), and back, while the others make room. */
export function useFlights(wanted: Wanted): void {
  const { stage, bodies, selectedId, panelSide, covers, size } = wanted
  const flown = useRef<string | null>(null)

  useEffect(() => {
    if (size === null || covers === null || bodies === null || bodies.length === 0) return
    const scene = { stage, bodies, selectedId, panelSide, covers, size }
    const view = viewOf(scene)
    makeRoom(scene, view)
    const destination = JSON.stringify(view)
    if (flown.current === destination) return
    const turned = flown.current === null ? takeKeptView(selectedId, size) : null
    const instant = flown.current === null && (selectedId === null || turned !== null)
    flown.current = destination
    stage.selectedId = selectedId
    stage.updates.schedule({ kind: 'look', view, instant: instant || stage.reducedMotion, turned })
    stage.wake()
  }, [stage, bodies, selectedId, panelSide, covers, size])
}
