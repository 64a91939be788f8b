import type { ReactNode } from 'react'
import { Button } from '../../../components/controls/button'
import { FormMessage } from '../../../components/form/form-message'
import { UnsavedGuard } from '../../../components/form/unsaved-guard'
import { useAdmin } from '../admin-context'
import type { Draft } from './use-draft'
import './draft-form.css'

type DraftFormProps = {
  readonly draft: Pick<Draft<unknown>, 'isChanged' | 'isBusy' | 'failure' | 'save' | 'undo'>
  readonly children: ReactNode
}

/** What is edited together, over a bar that saves it or takes it back and stays in view while there is something to save. */
export function DraftForm({ draft, children }: DraftFormProps) {
  const { session } = useAdmin()
  const { isChanged, isBusy, failure, save, undo } = draft
  return (
    <form
      noValidate
      className="draft-form grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {children}
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
    </form>
  )
}
