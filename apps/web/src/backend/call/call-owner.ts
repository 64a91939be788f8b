import type { Backend } from '@trendverse/contract/contract'
import type { Runtime } from '../runtime/runtime-state'
import type { Services } from '../services'

export type CallingServices = Pick<Services, 'callAt' | 'runtime' | 'holdRuntime' | 'betweenScreens'>

/**
 * A call about an attempt or its making, answered by the runtime that keeps it and by nobody else: the other one knows
 * nothing of it and would say that there is no such quiz. Throws AppError `unavailable` while that one is away.
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
