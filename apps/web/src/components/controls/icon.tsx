/** The few signs the first page needs, drawn by us on a grid of 24 with a line of 1.75. */
const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.3 15.3L20.5 20.5',
  close: 'M6 6L18 18M18 6L6 18',
  menu: 'M4 7H20M4 12H20M4 17H20',
  down: 'M6 9.5L12 15.5L18 9.5',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M18.7 5.3L17.3 6.7M6.7 17.3L5.3 18.7',
  moon: 'M20 14.2A8.4 8.4 0 0 1 9.8 4A8.4 8.4 0 1 0 20 14.2Z',
  rocket:
    'M12 3C15.4 5.3 16.8 8.6 16.8 12.4L14.6 16H9.4L7.2 12.4C7.2 8.6 8.6 5.3 12 3ZM9.4 16L8 20.5L12 18.2L16 20.5L14.6 16M12 8.6a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4Z',
} as const

export type IconName = keyof typeof PATHS

/** A decorative sign in the colour of the text around it; whoever uses it alone gives its button a label. */
export function Icon({ name, className = 'size-5' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
