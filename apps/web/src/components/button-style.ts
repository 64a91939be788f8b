import { classNames } from './class-names'

export type ButtonTone = 'solid' | 'quiet' | 'bare'
export type ButtonSize = 'md' | 'sm'

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap transition-[background-color,border-color,color,opacity] duration-150 ease-out disabled:opacity-50 disabled:cursor-not-allowed'

const TONES: Readonly<Record<ButtonTone, string>> = {
  solid: 'bg-(--button) text-(--on-button) hover:opacity-88',
  quiet: 'border border-line-strong text-text hover:border-muted hover:bg-raised',
  bare: 'text-muted hover:text-text hover:bg-raised',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  md: 'min-h-11 px-5 text-sm',
  sm: 'min-h-9 px-3.5 text-sm',
}

/** One look for buttons and for links that act like buttons. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize, className?: string): string {
  return classNames(BASE, TONES[tone], SIZES[size], className)
}
