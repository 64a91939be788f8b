import { type FakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'

type Ports = ReturnType<typeof portsOfWorld>

const known = new WeakMap<FakeWorld, Ports>()

/** The ports of a world, made once: a walk over every call fills its scene thousands of times. */
export function portsOfScene(world: FakeWorld): Ports {
  const ports = known.get(world) ?? portsOfWorld(world)
  known.set(world, ports)
  return ports
}
