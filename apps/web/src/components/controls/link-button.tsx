import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style'

type AnchorProps = ComponentProps<'a'> & { readonly tone?: ButtonTone; readonly size?: ButtonSize }

function ButtonAnchor({ tone = 'quiet', size = 'md', className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonStyle(tone, size, className)}>
      {children}
    </a>
  )
}

/** A link to another page that looks like a button; takes `to`, `params` and `search` as every link does. */
export const LinkButton = createLink(ButtonAnchor)
