import { Button } from '../../../components/button'
import { FormMessage } from '../../../components/form/form-message'
import { UnsavedGuard } from '../../../components/form/unsaved-guard'
import { useAdmin } from '../admin-context'
import type { Draft } from './use-draft'

type SaveBarProps = { readonly draft: Pick<Draft<unknown>, 'isChanged' | 'isBusy' | 'failure' | 'undo'> }

/** Saves or takes back what was edited; it stays in view while there is something to save. */
export function SaveBar({ draft }: SaveBarProps) {
  const { session } = useAdmin()
  const { isChanged, isBusy, failure, undo } = draft
  return (
    <div data-changed={isChanged || undefined} className="save-bar">
      <FormMessage text={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="solid" aria-disabled={isBusy} disabled={!isChanged}>
          {isBusy ? 'Saving...' : 'Save changes'}
        </Button>
        {isChanged && !isBusy && (
          <Button tone="bare" onClick={undo}>
            Undo changes
          </Button>
        )}
      </div>
      <UnsavedGuard isUnsaved={isChanged} canSave={() => session.getState().phase === 'in'} />
    </div>
  )
}
