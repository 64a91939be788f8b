import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { type ReactNode, useId, useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { FormMessage } from '../../../components/form/form-message'
import { FormSelect } from '../../../components/form/form-select'
import { FormTextArea } from '../../../components/form/form-text-area'
import { UnsavedGuard } from '../../../components/form/unsaved-guard'
import { useAdmin } from '../admin-context'
import { adminFailure } from '../admin-failure'
import { DRAFT_FIELDS, draftProblems, isSameDraft, rebaseDraft, type TrendDraft } from './trend-draft'
import { STATUS_WORDS } from './trend-words'

type TrendFormProps = {
  /** What the form begins with, and compares with. */
  readonly saved: TrendDraft
  readonly isNew: boolean
  /** Names what is not saved yet, which is there again when the form is opened again. */
  readonly keepAs: string
  readonly isBusy: boolean
  /** `seen` is what the draft began with. Resolves with why it was refused, or null once it is saved. */
  readonly onSave: (draft: TrendDraft, seen: TrendDraft) => Promise<unknown>
  /** Beside the button that saves. */
  readonly tools?: ReactNode
}

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }))
const STATUS_OPTIONS = Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label }))
const FEATURED_OPTIONS = [
  { value: '', label: 'Automatic: by its rank' },
  { value: 'true', label: 'Always' },
  { value: 'false', label: 'Never' },
]

/** Drafts of forms that were closed before they were saved: a slip beside the window loses nothing. */
const unsaved = new Map<string, { readonly draft: TrendDraft; readonly seen: TrendDraft }>()

type Problems = Partial<Readonly<Record<keyof TrendDraft, string>>>

/** TR-01: everything administrators may write of a trend. */
export function TrendForm({ saved, isNew, keepAs, isBusy, onSave, tools }: TrendFormProps) {
  const { session } = useAdmin()
  const id = useId()
  const [kept] = useState(unsaved.get(keepAs))
  const [given, setGiven] = useState(kept?.seen ?? saved)
  const [seen, setSeen] = useState(given)
  const [draft, setDraft] = useState(kept?.draft ?? saved)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = !isSameDraft(draft, seen)
  // What was changed elsewhere, or taken back, shows here, but for what is being written over it.
  if (!isSameDraft(saved, given)) {
    setGiven(saved)
    setSeen(saved)
    setDraft(rebaseDraft(draft, seen, saved))
  }
  const edit = (change: Partial<TrendDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    unsaved.set(keepAs, { draft: next, seen })
    setFailure(null)
    const touched = Object.keys(change)
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !touched.includes(name))))
  }
  const show = (found: Problems) => {
    setProblems(found)
    const first = DRAFT_FIELDS.find((name) => found[name] !== undefined)
    if (first !== undefined) document.getElementById(`${id}${first}`)?.focus()
    return first !== undefined
  }
  const save = async () => {
    if (isBusy || show(draftProblems(draft))) return
    const refused = await onSave(draft, seen)
    if (refused === null) {
      unsaved.delete(keepAs)
      setSeen(draft)
      return
    }
    logFailure('A trend could not be saved.', refused)
    const told = adminFailure(refused, DRAFT_FIELDS)
    setFailure(told.form)
    show(told.fields)
  }
  const text = (name: 'name' | 'color' | 'tags' | 'views' | 'interactions') => ({
    id: `${id}${name}`,
    error: problems[name],
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => edit({ [name]: target.value }),
  })
  const choice = (name: 'category' | 'status' | 'featured') => ({
    id: `${id}${name}`,
    error: problems[name],
    value: draft[name],
    onChange: (value: string) => edit({ [name]: value }),
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormField {...text('name')} label="Name" autoComplete="off" />
      <FormTextArea
        id={`${id}description`}
        label="Description"
        hint="What it is, in a sentence or two."
        error={problems.description}
        value={draft.description}
        onChange={(event) => edit({ description: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormSelect {...choice('status')} label="Status" options={STATUS_OPTIONS} />
        <FormSelect {...choice('featured')} label="Featured" options={FEATURED_OPTIONS} />
        <FormSelect {...choice('category')} label="Category" options={CATEGORY_OPTIONS} />
        <FormField
          {...text('color')}
          label="Colour"
          autoComplete="off"
          tool={
            <input
              type="color"
              aria-label="Pick a colour"
              value={/^#[0-9a-f]{6}$/i.test(draft.color) ? draft.color : '#00ffff'}
              onChange={(event) => edit({ color: event.target.value })}
              className="absolute top-1/2 right-2 h-7 w-9 -translate-y-1/2 cursor-pointer rounded-sm bg-transparent"
            />
          }
        />
      </div>
      <FormField {...text('tags')} label="Tags" hint="Separated by commas, 20 at most." autoComplete="off" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormField {...text('views')} label="Views" inputMode="numeric" autoComplete="off" />
        <FormField {...text('interactions')} label="Interactions" inputMode="numeric" autoComplete="off" />
      </div>
      <FormMessage text={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="solid" aria-disabled={isBusy} disabled={!isChanged}>
          {isNew ? 'Create trend' : 'Save changes'}
        </Button>
        {isChanged && (
          <Button
            tone="bare"
            onClick={() => {
              unsaved.delete(keepAs)
              setDraft(saved)
              setSeen(saved)
              setProblems({})
              setFailure(null)
            }}
          >
            Undo changes
          </Button>
        )}
        {tools}
      </div>
      <UnsavedGuard isUnsaved={isChanged} canSave={() => session.getState().phase === 'in'} />
    </form>
  )
}
