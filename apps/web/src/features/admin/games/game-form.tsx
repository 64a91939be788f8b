import type { Game } from '@trendverse/domain/games/game'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { FormMessage } from '../../../components/form/form-message'
import { FormSelect } from '../../../components/form/form-select'
import { FormSwitch } from '../../../components/form/form-switch'
import { FormTextArea } from '../../../components/form/form-text-area'
import { UnsavedGuard } from '../../../components/form/unsaved-guard'
import { useAdmin } from '../admin-context'
import { adminFailure } from '../admin-failure'
import { type DraftProblems, type FieldSpec, GAME_FIELDS, type GameDraft, readDraft, toDraft } from './game-draft'

type GameFormProps = {
  /** Null: a new one. */
  readonly saved: Game | null
  readonly isBusy: boolean
  /** Resolves with why it was refused, or null once it is saved. */
  readonly onSave: (game: Game) => Promise<unknown>
  /** Beside the button that saves. */
  readonly tools?: ReactNode
}

const NAMES = GAME_FIELDS.map(({ name }) => name)

/** GM-01: everything the catalogue says of a game. */
export function GameForm({ saved, isBusy, onSave, tools }: GameFormProps) {
  const { session } = useAdmin()
  const id = useId()
  const start = toDraft(saved ?? undefined)
  const [draft, setDraft] = useState<GameDraft>(start)
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = NAMES.some((name) => draft[name] !== start[name])

  const edit = (name: FieldSpec['name'], value: string | boolean) => {
    setDraft({ ...draft, [name]: value })
    setProblems({ ...problems, [name]: undefined })
    setFailure(null)
  }
  const show = (found: DraftProblems) => {
    setProblems(found)
    const first = NAMES.find((name) => found[name] !== undefined)
    if (first !== undefined) document.getElementById(`${id}${first}`)?.focus()
  }
  const save = async () => {
    if (isBusy) return
    const read = readDraft(draft)
    if ('problems' in read) {
      show(read.problems)
      return
    }
    const refused = await onSave(read.game)
    if (refused === null) return
    const told = adminFailure(refused, NAMES)
    setFailure(told.form)
    show(told.fields)
  }
  const input = (field: FieldSpec) => {
    const { name, label, hint, kind } = field
    const value = draft[name]
    const common = { id: `${id}${name}`, label, error: problems[name] }
    if (typeof value === 'boolean') {
      return <FormSwitch key={name} id={common.id} label={label} isOn={value} onTurn={(isOn) => edit(name, isOn)} />
    }
    if (Array.isArray(kind)) {
      const options = kind.map((option: string) => ({ value: option, label: option }))
      return <FormSelect key={name} {...common} value={value} options={options} onChange={(said) => edit(name, said)} />
    }
    if (kind === 'long' || kind === 'lines') {
      return (
        <FormTextArea
          key={name}
          {...common}
          hint={hint}
          rows={3}
          value={value}
          onChange={(event) => edit(name, event.target.value)}
        />
      )
    }
    return (
      <FormField
        key={name}
        {...common}
        hint={hint}
        autoComplete="off"
        readOnly={name === 'id' && saved !== null}
        value={value}
        onChange={(event) => edit(name, event.target.value)}
      />
    )
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {GAME_FIELDS.map(input)}
      <FormMessage text={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="solid" aria-disabled={isBusy} disabled={!isChanged}>
          {saved === null ? 'Add game' : 'Save changes'}
        </Button>
        {tools}
      </div>
      <UnsavedGuard isUnsaved={isChanged} canSave={() => session.getState().phase === 'in'} />
    </form>
  )
}
