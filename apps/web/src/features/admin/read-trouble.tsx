import { Button } from '../../components/controls/button'

type ReadTroubleProps = { readonly text?: string; readonly onRetry: () => void }

/** One line where a part of a page could not be read, with a way to try again. */
export function ReadTrouble({ text = 'Couldn’t load this.', onRetry }: ReadTroubleProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-warn">{text}</p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
