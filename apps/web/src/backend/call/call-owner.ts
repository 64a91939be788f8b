import type { Backend } from '@trendverse/contract/contract'
import type { Runtime } from '../runtime/runtime-state'
import type { Services } from '../services'

export type CallingServices = Pick<Services, 'callAt' | 'runtime' | 'holdRuntime' | 'betweenScreens'>

/**
 * A call about an attempt or its generation, answered only by the runtime that keeps it: the other one does not know it and
 * would answer that there is no such quiz. Throws AppError `unavailable` while that runtime is away.
 */
export async function callOwner<Output>(
  services: CallingServices,
  keptBy: Runtime,
  call: (backend: Backend) => Promise<Output>,
): Promise<Output> {
  if (services.runtime() === keptBy) services.holdRuntime()
  // A server that is well again takes over from here on.
  else if (keptBy === 'server') services.betweenScreens()
  return services.callAt(keptBy, call)
}
