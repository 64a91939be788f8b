import { classNames } from '../text/class-names'

export type ButtonTone = 'solid' | 'quiet' | 'bare'
export type ButtonSize = 'md' | 'sm'

const TONES: Readonly<Record<ButtonTone, string>> = {
  solid:
    'bg-(--button) text-(--on-button) hover:opacity-88 disabled:border disabled:border-line-strong disabled:bg-transparent disabled:text-muted disabled:opacity-100',
  quiet: 'border border-line-strong text-text hover:border-muted hover:bg-raised',
  bare: 'text-muted hover:text-text hover:bg-raised',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  md: 'min-h-11 px-5 text-sm',
  sm: 'min-h-9 px-3.5 text-sm',
}

/** One look for buttons and for links that act like buttons. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize, className?: string): string {
  return classNames('button', TONES[tone], SIZES[size], className)
}
