import { useFrame } from '@react-three/fiber'
import { type ReactNode, useRef } from 'react'
import type { Group } from 'three'
import type { Stage } from './stage'

/** What lies behind the planets. It is drawn once a planet is on screen, because the first planet must not wait for it. */
export function Backdrop({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  const group = useRef<Group>(null)
  useFrame(() => {
    if (group.current !== null) group.current.visible = stage.drawn
  })
  return (
    <group ref={group} visible={false}>
      {children}
    </group>
  )
}
