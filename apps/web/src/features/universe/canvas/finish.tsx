import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import type { Finish as FinishPasses } from './post-processing'
import type { Stage } from './stage'

/** Draws the finished picture instead of the plain one. A priority above zero takes drawing over. */
function FinishedPicture({ passes }: { readonly passes: FinishPasses }) {
  const size = useThree((state) => state.size)
  const pixelRatio = useThree((state) => state.viewport.dpr)
  useEffect(() => passes.setSize(size.width, size.height), [passes, size, pixelRatio])
  useFrame((_, delta) => passes.render(delta), 1)
  return null
}

/** Loads the finish of the high tier; should it not come, the plain picture stays. */
export function Finish({ stage }: { readonly stage: Stage }) {
  const renderer = useThree((state) => state.gl)
  const scene = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  const [passes, setPasses] = useState<FinishPasses | null>(null)

  useEffect(() => {
    let left = false
    let created: FinishPasses | null = null
    stage.awaitingEffects = true
    import('./post-processing')
      .then(({ createFinish }) => {
        if (left) return
        created = createFinish(renderer, scene, camera)
        setPasses(created)
      })
      .catch((error: unknown) => console.warn('The universe is drawn without its finish.', error))
      .finally(() => {
        stage.awaitingEffects = false
        stage.wake()
      })
    return () => {
      left = true
      stage.awaitingEffects = false
      created?.dispose()
    }
  }, [renderer, scene, camera, stage])

  return passes === null ? null : <FinishedPicture passes={passes} />
}
