import type { Backend } from '@trendverse/contract/contract'
import type { BackendMode } from './select-backend'
import type { Services } from './services'

export type CallingServices = Pick<Services, 'callAt' | 'mode' | 'holdMode' | 'betweenScreens'>

/**
 * A call about an attempt or its making, answered by the home that keeps it and by nobody else: the other one knows
 * nothing of it and would say that there is no such quiz. Throws AppError `unavailable` while that home is away.
 */
export async function callHome<Output>(
  services: CallingServices,
  home: BackendMode,
  call: (backend: Backend) => Promise<Output>,
): Promise<Output> {
  if (services.mode() === home) services.holdMode()
  // A server that is well again takes over from here on.
  else if (home === 'server') services.betweenScreens()
  return services.callAt(home, call)
}
