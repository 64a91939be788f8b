import { readTypedCode } from '@trendverse/domain/accounts/one-time-code'
import type { Problem } from '@trendverse/domain/accounts/sign-up-rules'
import type { ComponentProps } from 'react'
import { FormField } from './form-field'

/** Said before anything is sent: what is neither kind of code. */
export function codeProblem(typed: string | undefined): Problem {
  if (typed === undefined || typed.trim() === '') return 'Please enter your code'
  return readTypedCode(typed) === null
    ? 'Please enter a six-digit code or a recovery code of sixteen letters and digits'
    : null
}

const KINDS = {
  app: {
    label: 'Code',
    hint: 'From your authenticator app, new every 30 seconds.',
    inputMode: 'numeric',
  },
  recovery: { label: 'Recovery code', hint: 'Four groups of four letters and digits.', inputMode: 'text' },
  either: { label: 'Code', hint: 'From your authenticator app, or a recovery code.', inputMode: 'text' },
} as const

type CodeFieldProps = Omit<ComponentProps<typeof FormField>, 'id' | 'label' | 'hint'> & {
  readonly kind: keyof typeof KINDS
}

/** Where a code is typed; telephones and password managers offer it. */
export function CodeField({ kind, ...control }: CodeFieldProps) {
  const { label, hint, inputMode } = KINDS[kind]
  return (
    <FormField
      {...control}
      id={`code-${kind}`}
      label={label}
      hint={hint}
      inputMode={inputMode}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="tracking-widest tabular-nums"
    />
  )
}
