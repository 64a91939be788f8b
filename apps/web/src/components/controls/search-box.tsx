import { type ComponentProps, useState } from 'react'
import { useDebouncedEffect } from '../browser/use-debounced-effect'
import { classNames } from '../text/class-names'
import { Icon } from './icon'
import { TextInput } from './text-input'

type SearchBoxProps = {
  /** The search in effect, usually from the address. */
  readonly value: string
  /** Called with the new text 300 ms after the last key (HM-10). */
  readonly onSearch: (text: string) => void
  readonly className?: string
  /** What else the field is, for example one end of a combobox. */
  readonly field?: ComponentProps<'input'>
}

/** HD-03: the search over trends. Shown only where a page hands in a value. */
export function SearchBox({ value, onSearch, className, field }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [seenValue, setSeenValue] = useState(value)

  // The search changed by itself (back button, "Show all trends"): the box follows.
  if (value !== seenValue) {
    setSeenValue(value)
    if (value.trim() !== text.trim()) setText(value)
  }
  useDebouncedEffect(text, (rested) => {
    if (rested.trim() !== value.trim()) onSearch(rested)
  })

  return (
    <search className={classNames('relative block', className)}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-faint"
      />
      <TextInput
        {...field}
        type="search"
        aria-label="Search trends"
        placeholder="Search trends..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-10"
      />
    </search>
  )
}
