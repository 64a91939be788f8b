import { classNames } from '../text/class-names'

type Notes = { readonly id: string; readonly hint?: string | undefined; readonly error: string | undefined }

/** What a control names as its description: the notes below it that are there. */
export function describedBy({ id, hint, error }: Notes): { readonly 'aria-describedby'?: string } {
  const ids = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return ids === '' ? {} : { 'aria-describedby': ids }
}

/** What helps with a field, and what is wrong with it; read out when it appears. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-faint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-warn">
          {error}
        </p>
      )}
    </>
  )
}
