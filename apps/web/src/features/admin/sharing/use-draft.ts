import { AppError } from '@trendverse/domain/primitives/app-error'
import { useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { notify } from '../../../components/overlays/notify'
import { adminFailure } from '../admin-failure'

/** What is wrong, by the path of the field, which is also its id in the page. */
export type Problems = ReadonlyMap<string, string>

const NONE: Problems = new Map()

type DraftOptions<Value> = {
  readonly saved: Value
  readonly problemsOf: (value: Value) => Problems
  /** Saves it, and resolves with what the server has now. */
  readonly send: (value: Value, before: Value) => Promise<Value>
  /** Said when that is done. */
  readonly savedText: string
  /** The path of a field the server names; the same by default. */
  readonly pathOf?: (field: string) => string
  /**
   * What to go on with when somebody else changed what is edited: what is saved now, and the draft over it. Without it the draft
   * stays over what was read.
   */
  readonly rebase?: (mine: Value, before: Value) => Promise<{ readonly saved: Value; readonly mine: Value }>
}

export type Draft<Value> = {
  readonly value: Value
  /** @param path Of the field: what was wrong with it is forgotten. */
  readonly edit: (path: string, change: (before: Value) => Value) => void
  /** Puts something else in its place, to be saved or undone like any edit. */
  readonly replace: (value: Value) => void
  readonly problems: Problems
  /** Looks what is wrong: when a field is left. */
  readonly judge: () => void
  readonly isChanged: boolean
  readonly isBusy: boolean
  /** Why it was not saved. */
  readonly failure: string | null
  readonly save: () => Promise<void>
  readonly undo: () => void
}

function without(problems: Problems, path: string): Problems {
  return problems.has(path) ? new Map([...problems].filter(([one]) => one !== path)) : problems
}

/** Goes to the first of these fields that is on the page. */
function focusFirst(problems: Problems): void {
  const fields = [...problems.keys()].map((id) => document.getElementById(id))
  fields.find((field) => field !== null)?.focus()
}

/** Settings that are edited together and saved all or nothing. Settings that are equal are written equally. */
export function useDraft<Value>(options: DraftOptions<Value>): Draft<Value> {
  const { saved, problemsOf, send, savedText, pathOf = (field) => field, rebase } = options
  const [kept, setKept] = useState(saved)
  const [value, setValue] = useState(saved)
  const [found, setFound] = useState(NONE)
  /** Of what was sent last: it stands until its field is edited. */
  const [refused, setRefused] = useState(NONE)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const replace = (next: Value) => {
    setValue(next)
    setFound(NONE)
    setRefused(NONE)
    setFailure(null)
  }
  const save = async () => {
    if (isBusy) return
    const wrong = problemsOf(value)
    setFound(wrong)
    setRefused(NONE)
    if (wrong.size > 0) return focusFirst(wrong)
    setIsBusy(true)
    setFailure(null)
    try {
      const now = await send(value, kept)
      setKept(now)
      setValue(now)
      notify(savedText)
    } catch (cause) {
      logFailure('Settings could not be saved.', cause)
      setFailure(adminFailure(cause, []).form)
      const fields = Object.entries((cause instanceof AppError ? cause.fields : undefined) ?? {})
      const told = new Map(fields.map(([field, problem]) => [pathOf(field), problem]))
      setRefused(told)
      focusFirst(told)
      if (rebase && cause instanceof AppError && cause.code === 'conflict') {
        const rebased = await rebase(value, kept).catch(() => null)
        if (rebased !== null) {
          setKept(rebased.saved)
          setValue(rebased.mine)
        }
      }
    }
    setIsBusy(false)
  }
  return {
    value,
    edit: (path, change) => {
      setValue(change)
      setFailure(null)
      setFound((before) => without(before, path))
      setRefused((before) => without(before, path))
    },
    replace,
    problems: new Map([...refused, ...found]),
    judge: () => setFound(problemsOf(value)),
    isChanged: JSON.stringify(value) !== JSON.stringify(kept),
    isBusy,
    failure,
    save,
    undo: () => replace(kept),
  }
}
