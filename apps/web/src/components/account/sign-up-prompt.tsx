import { LinkButton } from '../controls/link-button'
import { Modal } from '../overlays/modal'
import { BenefitList } from './benefit-list'
import type { BenefitLimits } from './benefits'
import { SIGN_UP_PROMPTS, type SignUpPromptVariant } from './sign-up-prompts'

type SignUpPromptProps = {
  readonly variant: SignUpPromptVariant
  readonly limits: BenefitLimits
  /** Where to come back to afterwards, as a whole path of this site. */
  readonly from?: string
  /** What is there when they come back. */
  readonly waiting?: string
  readonly onClose: () => void
}

const PROMISES = ['100% free', 'Instant access', 'No credit card'] as const

/** AC-28 to AC-30: an invitation to sign up, in words that fit what the guest just did. */
export function SignUpPrompt({ variant, limits, from, waiting, onClose }: SignUpPromptProps) {
  const { title, text } = SIGN_UP_PROMPTS[variant]
  const search = from === undefined ? {} : { from }
  return (
    <Modal title={title} onClose={onClose} className="max-w-xl">
      <p className="text-muted">
        {text}
        {waiting !== undefined && ` ${waiting}`}
      </p>
      <ul className="flex flex-wrap gap-2">
        {PROMISES.map((promise) => (
          <li key={promise} className="rounded-full bg-accent-soft px-3 py-1 text-sm font-medium text-accent">
            {promise}
          </li>
        ))}
      </ul>
      <BenefitList limits={limits} />
      {/* In small and low windows the list is longer than the window: the ways on stay in sight. */}
      <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-panel px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
        <LinkButton to="/signup" search={search} tone="solid">
          Create Free Account
        </LinkButton>
        <LinkButton to="/login" search={search}>
          Sign In
        </LinkButton>
      </div>
    </Modal>
  )
}
