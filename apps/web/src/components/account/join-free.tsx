import { Icon } from '../controls/icon'

/** HD-05: `🚀 Join Free`. The rocket is drawn by us, because not every device has it in a font; readers hear the sign. */
export function JoinFree() {
  return (
    <>
      <span className="sr-only">🚀 </span>
      <Icon name="rocket" className="size-4" />
      Join Free
    </>
  )
}
