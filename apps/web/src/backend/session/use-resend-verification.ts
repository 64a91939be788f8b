import { useServices } from '../services'

/** What sends another verification mail and answers with the words to show; few ever press it, so its code comes then. */
export function useResendVerification(): (email: string) => Promise<{ isSent: boolean; text: string }> {
  const { call } = useServices()
  return async (email) => (await import('./resend-verification')).resendVerification(call, email)
}
