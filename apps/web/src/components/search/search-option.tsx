import { Link, type LinkComponentProps } from '@tanstack/react-router'

type SearchOptionProps = Omit<LinkComponentProps, 'id' | 'role' | 'tabIndex'> & {
  readonly id: string
  /** Whether the arrows have come to it. */
  readonly isActive: boolean
  readonly onChosen: () => void
}

/** One line of the list below a search: a link, walked to by the arrows of the field. */
export function SearchOption({ isActive, onChosen, ...rest }: SearchOptionProps) {
  return (
    <Link
      {...rest}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (ctrlKey || metaKey || shiftKey) return
        // The page that opens takes the focus, unless somebody writes.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        onChosen()
      }}
    />
  )
}
