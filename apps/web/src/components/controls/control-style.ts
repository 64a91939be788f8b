/** One look for text fields and selects: 44 px high, 16 px text so that phones do not zoom in. */
export const CONTROL_STYLE =
  'h-11 w-full rounded-md border border-line bg-panel px-3.5 text-base text-text transition-[border-color] duration-150 placeholder:text-faint hover:border-line-strong sm:text-sm'
