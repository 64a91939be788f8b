import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { logFailure } from '../../backend/call/log-failure'
import type { Services } from '../../backend/services'
import { draftStorage, keptAttemptIds } from '../../features/quizzes/quiz-draft'

/**
 * Answers of quizzes that were left before they could be sent (OP-38) are sent now, with each page that is opened, and when
 * a server or the network is back. Where nothing is kept, nothing is loaded for it.
 */
export function sendLeftAnswers(
  router: Pick<AnyRouter, 'subscribe'> & { readonly history: RouterHistory },
  services: Services,
): void {
  let isSending = false
  const send = async () => {
    if (isSending || keptAttemptIds(draftStorage).length === 0) return
    isSending = true
    try {
      const { sendWaitingAnswers } = await import('../../features/quizzes/send-waiting-answers')
      const openId = new URLSearchParams(router.history.location.search).get('attempt')
      await sendWaitingAnswers({ services, storage: draftStorage, nowMs: Date.now() }, openId)
    } catch (cause) {
      logFailure('Answers that wait could not be sent.', cause)
    } finally {
      isSending = false
    }
  }
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) void send()
  })
  services.subscribeToRuntime(() => void send())
  window.addEventListener('online', () => void send())
  void send()
}
