import { useFrame } from '@react-three/fiber'
import { CAMERA_HOME } from '@trendverse/domain/trends/planets/planet-layout'
import { useEffect, useMemo, useRef } from 'react'
import { type BufferGeometry, type Group, Matrix4, RingGeometry, Vector3 } from 'three'
import type { BakedWorld } from './bake-world'
import type { Body } from './body'
import { createPlanetMaterials } from './planet-materials'
import { HALO_REACH } from './shaders/planet'
import type { Stage } from './stage'
import { standingOf } from './standing'
import { stepBody } from './step-body'

/** The mesh is a hair larger than the planet, so that the shader can smooth the edge of the exact disc. */
const EDGE_MARGIN = 1.008
const RING_SEGMENTS = 128
/** Planets lean as seen from the resting camera, so that no ring ever shows its edge only. */
const HOME = new Vector3(...CAMERA_HOME)
const UP = new Vector3(0, 1, 0)
const TURN = new Matrix4()

type Props = {
  readonly body: Body
  readonly stage: Stage
  readonly sphere: BufferGeometry
}

/** One trend as a planet: air, surface and perhaps a ring. */
export function Planet({ body, stage, sphere }: Props) {
  const group = useRef<Group>(null)
  const facing = useRef<Group>(null)
  const shown = useRef<BakedWorld | null>(null)
  const placed = useRef(false)
  const materials = useMemo(() => createPlanetMaterials(body, stage.time), [body, stage])
  const { look } = body
  const ringGeometry = useMemo(
    () => (look.ring === null ? null : new RingGeometry(look.ring.inner, look.ring.outer, RING_SEGMENTS)),
    [look],
  )
  useEffect(() => () => ringGeometry?.dispose(), [ringGeometry])
  useEffect(
    () => () => {
      materials.dispose()
      body.world?.dispose()
      body.world = null
    },
    [materials, body],
  )

  useFrame((_, delta) => {
    const hovered = stage.hoveredId === body.trendId && stage.selectedId === null
    const { current } = group
    if (current === null) return
    if (body.world !== null && shown.current !== body.world) {
      materials.showWorld(body.world)
      shown.current = body.world
    }
    const moved = stepBody(body, delta, hovered, standingOf(body, stage), stage.reducedMotion)
    if (moved || !placed.current) {
      placed.current = true
      materials.follow()
      current.visible = body.presence.value > 0
      current.position.copy(body.position)
      current.scale.setScalar(materials.radius.value)
      facing.current?.quaternion.setFromRotationMatrix(TURN.lookAt(HOME, body.position, UP))
      stage.labelsStale = true
      stage.linesStale = true
      stage.wake()
    }
  })

  return (
    <group ref={group} visible={false}>
      <mesh geometry={sphere} material={materials.halo} scale={HALO_REACH * 1.01} frustumCulled={false} />
      <group ref={facing}>
        <group rotation={[look.tilt, 0, look.lean]}>
          <group rotation={[0, look.seed, 0]}>
            <mesh geometry={sphere} material={materials.surface} scale={EDGE_MARGIN} frustumCulled={false} />
          </group>
          {materials.ring !== null && ringGeometry !== null && (
            <mesh
              geometry={ringGeometry}
              material={materials.ring}
              rotation={[-Math.PI / 2, 0, 0]}
              frustumCulled={false}
            />
          )}
        </group>
      </group>
    </group>
  )
}
