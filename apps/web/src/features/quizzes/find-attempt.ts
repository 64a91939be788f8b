import { callHome, type CallingServices } from '../../backend/call-home'
import { callPatiently } from '../../backend/call-patiently'
import { isNotFoundError } from '../../backend/is-not-found'
import type { BackendMode } from '../../backend/select-backend'
import type { AttemptAnswer } from './quiz-calls'
import type { QuizRun } from './quiz-run'

export type FoundAttempt = { readonly attempt: AttemptAnswer; readonly home: BackendMode }

type Waiting = { readonly signal: AbortSignal; readonly onLost: (cause: unknown) => void }

/**
 * Looks up an attempt at its home, which the draft of it tells. Without a draft it is the device's where no server stands
 * and the device knows it, else the server's, who is waited for. Throws what it was refused with (`not_found`); with a
 * draft also AppError `unavailable`: there is something to go on with meanwhile.
 */
export async function findAttempt(
  services: CallingServices,
  id: string,
  kept: QuizRun | null,
  waiting: Waiting,
): Promise<FoundAttempt> {
  const askAt = async (home: BackendMode): Promise<FoundAttempt> => {
    const { data } = await callHome(services, home, (backend) => backend.quizzes.attempt({ id }))
    return { attempt: data, home }
  }
  if (kept !== null) return askAt(kept.home)
  if (services.mode() === 'browser') {
    try {
      return await askAt('browser')
    } catch (error) {
      if (!isNotFoundError(error)) throw error
    }
  }
  return callPatiently(() => askAt('server'), waiting)
}
