/** A link among others of which one is chosen, with `aria-current="page"`. */
export const LINK_CHIP =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-full border border-line px-3.5 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:border-line-strong hover:text-text aria-[current=page]:border-transparent aria-[current=page]:bg-(--button) aria-[current=page]:text-(--on-button)'
