import { type ComponentProps, useState } from 'react'
import { Button } from '../button'
import { EyeIcon } from './eye-icon'
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
