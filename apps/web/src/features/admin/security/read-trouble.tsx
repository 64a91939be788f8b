import { Button } from '../../../components/controls/button'

/** What stands in a panel whose content could not be read. */
export function ReadTrouble({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-warn">This could not be read.</p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
