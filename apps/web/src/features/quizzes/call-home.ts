import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { BackendMode } from '../../backend/select-backend'
import type { Services } from '../../backend/services'

type CallingServices = Pick<Services, 'call' | 'mode' | 'holdMode' | 'betweenScreens'>

const isAway = (cause?: unknown) =>
  new AppError('unavailable', 'Waiting for the connection...', { retryable: true, cause })

/**
 * A call about an attempt, answered by the home that keeps it and by nobody else: the other one knows nothing of it and
 * would say that there is no such attempt.
 */
export async function callHome<Output>(
  services: CallingServices,
  home: BackendMode,
  call: (backend: Backend) => Promise<Output>,
): Promise<Output> {
  if (services.mode() !== home) {
    // A server that is well again takes over from here on.
    services.betweenScreens()
    throw isAway()
  }
  services.holdMode()
  try {
    return await services.call(call)
  } catch (error) {
    throw services.mode() === home ? error : isAway(error)
  }
}
