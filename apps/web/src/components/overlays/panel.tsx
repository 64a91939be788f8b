import type { ComponentProps } from 'react'
import { classNames } from '../text/class-names'

/** A surface slightly lighter than the ground, with a hairline border. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-line bg-panel', className)} />
}
