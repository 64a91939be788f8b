import { Button } from '../../components/controls/button'
import { Icon } from '../../components/controls/icon'
import { LinkButton } from '../../components/controls/link-button'

/** OP-19: the address of whoever is signed in is verified. It stays until it is closed or followed. */
export function VerifiedNotice({ onClose }: { readonly onClose: () => void }) {
  return (
    <section
      aria-labelledby="verified"
      className="fade-in fixed inset-x-4 top-20 z-40 mx-auto grid max-w-md gap-4 rounded-lg border border-line-strong bg-panel p-6 text-text shadow-(--shade)"
    >
      <div role="status" className="grid gap-1 pr-10">
        <h2 id="verified" className="text-xl">
          You're in
        </h2>
        <p className="text-sm text-muted">Email verified successfully! You now have access to everything.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/quiz/today" tone="solid" onClick={onClose}>
          Take today's quiz
        </LinkButton>
        <LinkButton to="/profile" onClick={onClose}>
          Set up your profile
        </LinkButton>
      </div>
      <Button
        tone="bare"
        size="sm"
        aria-label="Close this notice"
        onClick={onClose}
        className="absolute top-3 right-3 size-11 px-0!"
      >
        <Icon name="close" className="size-5" />
      </Button>
    </section>
  )
}
