import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { classNames } from '../text/class-names'
import { Icon } from './icon'
import { TextInput } from './text-input'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  /** Of the box around it. */
  readonly boxClassName?: string | undefined
}

/** A field to search by, with the same button to empty it in every browser. */
export function SearchField({ label, value, onText, boxClassName, className, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // As the field of a browser for searches does.
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event)
    if (event.key === 'Escape' && !event.defaultPrevented) onText('')
  }
  return (
    <search className={classNames('relative block', boxClassName)}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-faint"
      />
      <TextInput
        autoComplete="off"
        maxLength={200}
        {...field}
        ref={input}
        // A field for searches may be nothing else; one for text may be a combobox.
        type={field.role ? 'text' : 'search'}
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        value={value}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={answerKey}
        className={classNames('search-input pl-10', value !== '' && 'pr-11', className)}
      />
      {value !== '' && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Clear search"
          // The focus stays in the field, in browsers that would take it along and in those that would drop it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onText('')
            input.current?.focus()
          }}
          className="search-clear"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </search>
  )
}
