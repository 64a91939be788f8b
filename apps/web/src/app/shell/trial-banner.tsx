import { JoinFree } from '../../components/account/join-free'
import { Button } from '../../components/controls/button'
import { Icon } from '../../components/controls/icon'
import { LinkButton } from '../../components/controls/link-button'

type TrialBannerProps = { readonly text: string; readonly onClose: () => void }

/** ER-57, OP-07: the trial is used up; it stays until it is closed or followed. */
export function TrialBanner({ text, onClose }: TrialBannerProps) {
  return (
    <section
      aria-label="Notice"
      className="fade-in fixed inset-x-4 top-20 z-40 mx-auto flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line-strong bg-panel p-4 text-text shadow-(--shade)"
    >
      <p role="alert" className="min-w-48 flex-1 text-sm">
        {text}
      </p>
      <LinkButton to="/signup" tone="solid" size="sm" onClick={onClose}>
        <JoinFree />
      </LinkButton>
      <Button tone="bare" size="sm" aria-label="Close this notice" onClick={onClose} className="size-11 px-0!">
        <Icon name="close" className="size-5" />
      </Button>
    </section>
  )
}
