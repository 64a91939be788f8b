import type { ComponentProps } from 'react'

/** A track with a thumb in it; the thumb is drawn by the control itself. */
const STYLE =
  'relative mt-0.5 h-6.5 w-11 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-raised transition-colors duration-150 checked:border-accent checked:bg-accent after:absolute after:top-[0.1875rem] after:left-[0.1875rem] after:size-4.5 after:rounded-full after:bg-muted after:transition-transform after:duration-150 checked:after:translate-x-4.5 checked:after:bg-(--on-accent)'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'className'> & {
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** On or off, with a label of its own beside it. */
export function Switch({ isOn, onTurn, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onTurn(event.target.checked)}
      className={STYLE}
    />
  )
}
