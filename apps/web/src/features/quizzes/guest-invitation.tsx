import { useServices } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import { useInvitation } from './use-invitation'

const SignUpPrompt = lazyPart(() =>
  import('../../components/account/sign-up-prompt').then((module) => module.SignUpPrompt),
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
  return isOpen && <SignUpPrompt variant="afterQuiz" limits={settings} from={from} onClose={close} />
}
