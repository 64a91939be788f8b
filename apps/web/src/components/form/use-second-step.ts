import { AppError } from '@trendverse/domain/primitives/app-error'
import { useEffect, useState } from 'react'

/** Whether a call was refused only because a code is to come with it. */
export function asksForCode(error: unknown): boolean {
  return error instanceof AppError && error.code === 'second_factor_required'
}

type SecondStep = {
  /** Whether the form shows the field for a code. */
  readonly isAsked: boolean
  /** Shows the field where a call was refused for want of a code; whether it was. */
  readonly ask: (error: unknown) => boolean
  readonly forget: () => void
}

/** For forms whose call may need a code: the field appears, focused, once the server asks for one. */
export function useSecondStep({ setFocus }: { readonly setFocus: (name: 'code') => void }): SecondStep {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    if (isAsked) setFocus('code')
  }, [isAsked, setFocus])
  return {
    isAsked,
    ask: (error) => {
      if (!asksForCode(error)) return false
      setIsAsked(true)
      return true
    },
    forget: () => setIsAsked(false),
  }
}
