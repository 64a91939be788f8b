import { countGraphemes, cutGraphemes } from '@trendverse/domain/primitives/graphemes'
import type { ReactNode } from 'react'
import { CONTROL_STYLE } from '../../components/controls/control-style'

type CountedTextProps = {
  readonly id: string
  readonly label: ReactNode
  readonly value: string
  readonly placeholder?: string
  /** Characters as people count them. */
  readonly maxLength: number
  readonly rows: number
  readonly isRequired?: boolean
  readonly onChange: (text: string) => void
  readonly onRest?: () => void
}

/** A text whose length is counted as people count; what is beyond the limit is not taken. */
export function CountedText(props: CountedTextProps) {
  const { id, label, value, placeholder, maxLength, rows, isRequired, onChange, onRest } = props
  const count = countGraphemes(value)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="meme-label">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={rows}
        value={value}
        placeholder={placeholder}
        required={isRequired}
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(cutGraphemes(event.target.value, maxLength))}
        onBlur={onRest}
        className={`${CONTROL_STYLE} h-auto resize-y py-2.5`}
      />
      <p id={`${id}-count`} className="text-right text-xs text-faint tabular-nums">
        {count} of {maxLength}
      </p>
    </div>
  )
}
