import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, newPasswordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { useDeferredValue, useEffect, useState } from 'react'
import { classNames } from '../text/class-names'
import type { measureStrength } from './measure-strength'
import './password-strength.css'

type PasswordStrengthProps = { readonly password: string; readonly known: readonly string[] }

const WORDS = ['very weak', 'weak', 'fair', 'good', 'strong'] as const
const STEPS = [1, 2, 3, 4] as const

/** The rules of a new password as they are met, and how hard it is to guess. The meter advises, the rules decide. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const [measure, setMeasure] = useState<typeof measureStrength | null>(null)
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped) return
    let isWanted = true
    import('./measure-strength').then(
      (module) => {
        if (isWanted) setMeasure(() => module.measureStrength)
      },
      // Without the meter the form still works: the rules are judged where the account is kept.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isTyped])

  const judged = useDeferredValue(password)
  const hasLength = newPasswordProblem(password) === null
  const strength = measure && judged !== '' ? measure(judged.slice(0, MAX_PASSWORD_LENGTH), known) : null
  const rules = [
    { text: `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`, isMet: hasLength },
    { text: 'Not a common password', isMet: strength !== null && !strength.isCommon },
  ]
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center gap-3">
        <div className="strength-meter" data-score={strength?.score} aria-hidden="true">
          {STEPS.map((step) => (
            <span key={step} data-lit={strength !== null && strength.score >= step ? '' : undefined} />
          ))}
        </div>
        <output className="min-w-24 text-right text-xs text-muted">
          {strength ? `Strength: ${WORDS[strength.score]}` : ''}
        </output>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {rules.map(({ text, isMet }) => (
          <li key={text} className={classNames('flex items-center gap-2', isMet ? 'text-text' : 'text-faint')}>
            <span className="rule-mark" data-met={isMet ? '' : undefined} aria-hidden="true" />
            {text}
            <span className="sr-only">{isMet ? ' (met)' : ' (not met yet)'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
