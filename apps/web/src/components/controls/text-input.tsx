import type { ComponentProps } from 'react'
import { classNames } from '../text/class-names'
import { CONTROL_STYLE } from './control-style'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(CONTROL_STYLE, className)} />
}
