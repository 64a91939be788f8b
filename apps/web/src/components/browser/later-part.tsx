import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { ON_ITS_WAY } from './on-its-way'

/** Stands behind a part inside its boundary, and so is alive no sooner than the part. */
function Arrival({ onArrive }: { readonly onArrive: (isHere: true) => void }) {
  useEffect(() => onArrive(true), [onArrive])
  return null
}

/**
 * A part of the page whose code comes after the first script, because visitors can do without it for a moment. A server
 * writes it all the same: it hands the part over with `provide`, and the markup stands until the code is here. What a
 * visitor does there meanwhile is kept and done again.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode) {
  let Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  const Slot = (props: Props) => {
    const [isHere, setIsHere] = useState(false)
    const [firstProps] = useState(props)
    // A change of the markup that still waits for its code would make React throw it away.
    const shown = isHere ? props : firstProps
    const content = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Part {...shown} />
          <Arrival onArrive={setIsHere} />
        </Suspense>
      ),
      [shown],
    )
    useEffect(() => {
      if (isHere) window.earlyInput?.replay()
    }, [isHere])
    return (
      <div className="contents" {...(isHere ? {} : { [ON_ITS_WAY]: '' })}>
        {content}
      </div>
    )
  }
  return {
    provide(component: ComponentType<Props>): void {
      Part = component
    },
    Slot,
  }
}
