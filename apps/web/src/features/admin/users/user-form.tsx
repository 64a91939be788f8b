import type { Backend } from '@trendverse/contract/contract'
import { DAILY_ACTIONS } from '@trendverse/domain/limits/daily-action'
import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { CodeField, codeProblem } from '../../../components/form/code-field'
import { FormField } from '../../../components/form/form-field'
import { FormMessage } from '../../../components/form/form-message'
import { FormSelect } from '../../../components/form/form-select'
import { useSecondStep } from '../../../components/form/use-second-step'
import { adminFailure } from '../admin-failure'
import { useAdminChange } from '../change/use-admin-change'
import type { OpenUser } from './admin-user-types'
import {
  isLimit,
  limitProblem,
  toUserDraft,
  toUserEdit,
  USER_FIELDS,
  type UserDraft,
  type UserField,
} from './user-draft'
import { limitText, ROLE_WORDS } from './user-words'

type Problems = Partial<Readonly<Record<UserField | 'code', string | undefined>>>

const ROLE_OPTIONS = Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }))
const LIMIT_LABELS = { memes: 'Memes per day', quizzes: 'Quizzes per day', games: 'Games per day' } as const

const focusOnCode = () => document.getElementById('code-either')?.focus()

type UserFormProps = {
  readonly user: OpenUser
  /** Nobody takes their own role away. */
  readonly isOneself: boolean
  /** Reads the account again: somebody else changed it. */
  readonly onChangedElsewhere: () => void
}

/** Names, address, role and daily limits of an account (AD-02, OP-23); only what was changed is sent. */
export function UserForm({ user, isOneself, onChangedElsewhere }: UserFormProps) {
  const id = useId()
  const { change, isBusy } = useAdminChange()
  const saved = toUserDraft(user.account)
  const [seen, setSeen] = useState(saved)
  const [edited, setEdited] = useState<Partial<UserDraft>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const step = useSecondStep({ setFocus: focusOnCode })
  const [isTold, setIsTold] = useState(false)
  const draft: UserDraft = { ...seen, ...edited }
  const changed = USER_FIELDS.filter((field) => draft[field] !== seen[field])
  // What was changed elsewhere shows here, unless somebody writes over it: they are told of it first.
  if ((changed.length === 0 || isTold) && USER_FIELDS.some((field) => saved[field] !== seen[field])) {
    setSeen(saved)
    setIsTold(false)
  }

  const edit = (field: UserField, value: string) => {
    setEdited({ ...edited, [field]: value })
    setProblems({ ...problems, [field]: undefined })
    setFailure(null)
  }
  const forgetTrouble = () => {
    setProblems({})
    setFailure(null)
    setCode('')
    step.forget()
  }
  const control = (field: UserField) => ({
    id: `${id}-${field}`,
    value: draft[field],
    error: problems[field],
    onChange: (event: { readonly target: { readonly value: string } }) => edit(field, event.target.value),
  })
  const refuse = (found: Problems, form: string | null) => {
    setProblems(found)
    setFailure(form)
    const first = USER_FIELDS.find((field) => found[field] !== undefined)
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus()
    else if (found.code !== undefined) focusOnCode()
  }
  const save = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (isBusy || changed.length === 0) return
    const wrong: Problems = Object.fromEntries<string | undefined>([
      ...changed.filter(isLimit).map((field) => [field, limitProblem(draft[field])] as const),
      ['code', step.isAsked ? (codeProblem(code) ?? undefined) : undefined],
    ])
    if (Object.values(wrong).some((problem) => problem !== undefined)) return refuse(wrong, null)
    const after = toUserEdit(draft, changed)
    const before = toUserEdit(seen, changed)
    const userId = user.account.id
    const isSaved = await change({
      run: (backend) => backend.admin.users.update({ id: userId, ...after, expected: before, ...(code && { code }) }),
      done: 'Saved.',
      // The way back would take another code.
      ...(!step.isAsked && {
        undo: (backend: Backend) => backend.admin.users.update({ id: userId, ...before, expected: after }),
      }),
      onRefused: (error) => {
        if (step.ask(error)) return
        const { fields, form } = adminFailure(error, [...USER_FIELDS, 'code'])
        refuse(fields, form)
        setIsTold(true)
        onChangedElsewhere()
      },
    })
    if (!isSaved) return
    setSeen(draft)
    setEdited({})
    forgetTrouble()
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void save(event)} noValidate>
      <FormMessage text={failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...control('firstName')} label="First name" autoComplete="off" />
        <FormField {...control('lastName')} label="Last name" autoComplete="off" />
        <FormField {...control('username')} label="Username" autoComplete="off" spellCheck={false} />
        <FormField {...control('email')} label="Email" type="email" autoComplete="off" spellCheck={false} />
      </div>
      {!isOneself && (
        <FormSelect
          id={`${id}-role`}
          label="Role"
          value={draft.role}
          options={ROLE_OPTIONS}
          error={problems.role}
          onChange={(value) => edit('role', value)}
        />
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm text-muted">
          Daily limits. Leave a field empty to use the site’s limit; −1 means unlimited.
        </legend>
        <div className="grid gap-4 sm:grid-cols-3">
          {DAILY_ACTIONS.map((action) => (
            <FormField
              key={action}
              {...control(action)}
              label={LIMIT_LABELS[action]}
              inputMode="numeric"
              autoComplete="off"
              placeholder={limitText(user.systemLimits[action])}
              hint={`${user.account.usageToday[action]} used today. Site limit: ${limitText(user.systemLimits[action])}.`}
            />
          ))}
        </div>
      </fieldset>
      {step.isAsked && (
        <CodeField
          kind="either"
          value={code}
          error={problems.code}
          onChange={(event) => {
            setCode(event.target.value)
            setProblems({ ...problems, code: undefined })
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="solid" disabled={changed.length === 0} aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save changes'}
        </Button>
        {changed.length > 0 && (
          <Button
            onClick={() => {
              setEdited({})
              forgetTrouble()
            }}
          >
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}
