import { type Services, useServices } from '../../backend/services'

/**
 * The call of an account form. Only the backend it was sent to may answer. If the server is lost meanwhile, the device never
 * answers in its place (OP-09).
 */
export function useFormCall(): Services['call'] {
  const { callAt, runtime } = useServices()
  return (call) => callAt(runtime(), call)
}
