import { type Services, useServices } from '../../backend/services'

/**
 * The call of a form about accounts: whoever it belonged to when it was sent answers, or nobody does. A server that is lost
 * meanwhile is never stood in for by the device (OP-09).
 */
export function useFormCall(): Services['call'] {
  const { callAt, runtime } = useServices()
  return (call) => callAt(runtime(), call)
}
