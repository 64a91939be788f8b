import { type ComponentProps, useState } from 'react'
import { useDebouncedEffect } from '../browser/use-debounced-effect'
import { SearchField } from './search-field'

type SearchBoxProps = {
  /** The search in effect, usually from the address. */
  readonly value: string
  /** Called with the new text 300 ms after the last key (HM-10). */
  readonly onSearch: (text: string) => void
  readonly className?: string
  /** What else the field is, for example one end of a combobox. */
  readonly field?: Partial<ComponentProps<typeof SearchField>>
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
    <SearchField
      placeholder="Search trends..."
      {...field}
      label="Search trends"
      value={text}
      onText={setText}
      boxClassName={className}
    />
  )
}
