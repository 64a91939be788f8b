import { lazy, Suspense } from 'react'
import { useServices } from '../../backend/services'
import { useInvitation } from './use-invitation'

const SignUpPrompt = lazy(() =>
  import('../../components/account/sign-up-prompt').then((module) => ({ default: module.SignUpPrompt })),
)

type GuestInvitationProps = {
  readonly attemptId: string
  /** Whether nothing else is open. */
  readonly isDue: boolean
  readonly from: string
}

/** QZ-17: what a guest is offered with the result of the trial. */
export function GuestInvitation({ attemptId, isDue, from }: GuestInvitationProps) {
  const { settings } = useServices()
  const { isOpen, close } = useInvitation(attemptId, isDue)
  return (
    isOpen && (
      <Suspense>
        <SignUpPrompt variant="afterQuiz" limits={settings} from={from} onClose={close} />
      </Suspense>
    )
  )
}
