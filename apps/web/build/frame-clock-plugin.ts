import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FRAME_CLOCK = fileURLToPath(new URL('../src/features/universe/canvas/frame-clock.ts', import.meta.url))
const DEPRECATED = 'new THREE.Clock()'

/** Gives the scene library our clock in place of three.js' own; throws when it does not recognise the module. */
export function withFrameClock(code: string): string {
  const parts = code.split(DEPRECATED)
  if (parts.length !== 2) throw new Error(`@react-three/fiber has changed: it makes ${parts.length - 1} clocks`)
  return `import { FrameClock } from ${JSON.stringify(FRAME_CLOCK)};\n${parts.join('new FrameClock()')}`
}

/** @react-three/fiber still makes a clock that three.js has deprecated, and three.js says so on every visitor's console. */
export function frameClockPlugin(): Plugin {
  return {
    name: 'trendverse-frame-clock',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]@react-three[\\/]fiber[\\/]dist[\\/]events-\w+\.esm\.js$/ },
      handler: (code) => ({ code: withFrameClock(code), map: null }),
    },
  }
}
