import { CAMERA_FIELD_OF_VIEW } from '@trendverse/domain/trends/planets/planet-layout'
import { PerspectiveCamera, Vector3 } from 'three'
import type { View } from './camera-views'
import { type ViewDisc, writeViewDisc } from './view-disc'

/** The disc a planet is seen as from a view, by a camera of the library. */
export function seenFrom(
  view: View,
  planet: { readonly x: number; readonly y: number; readonly z: number; readonly radius: number },
  width: number,
  height: number,
): ViewDisc {
  const camera = new PerspectiveCamera(CAMERA_FIELD_OF_VIEW, width / height, 0.5, 400)
  camera.position.set(...view.eye)
  camera.lookAt(new Vector3(...view.target))
  camera.updateMatrixWorld()
  camera.translateX(view.offset[0])
  camera.translateY(-view.offset[1])
  camera.updateMatrixWorld()
  const disc: ViewDisc = { x: 0, y: 0, radius: 0, visible: false }
  writeViewDisc(disc, camera, new Vector3(planet.x, planet.y, planet.z), planet.radius, width, height)
  return disc
}
