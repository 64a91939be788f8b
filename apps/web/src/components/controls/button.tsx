import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style'

type ButtonProps = ComponentProps<'button'> & { readonly tone?: ButtonTone; readonly size?: ButtonSize }

/** A button of the product. `solid` once per view for the main action, `quiet` beside it, `bare` in tool bars. */
export function Button({ tone = 'quiet', size = 'md', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonStyle(tone, size, className)} />
}
