import { type ComponentProps, useState } from 'react'
import { Button } from '../controls/button'
import { FormField } from './form-field'

/** A password that can be shown while it is typed. Pasting and password managers work. */
export function PasswordField(props: Omit<ComponentProps<typeof FormField>, 'type' | 'tool'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      tool={
        <Button
          tone="bare"
          size="sm"
          aria-pressed={isShown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
          className="absolute top-1 right-1 size-9 px-0"
        >
          <EyeIcon isOpen={isShown} />
        </Button>
      }
    />
  )
}

/** Whether a password can be read right now, drawn on the grid of the other signs. */
function EyeIcon({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      {!isOpen && <path d="M4.5 19.5L19.5 4.5" />}
    </svg>
  )
}
