import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { openPart } from './lazy-part'
import { ON_ITS_WAY } from './on-its-way'

/** Stands behind a part inside its boundary, and so is alive no sooner than the part. */
function Arrival({ onArrive }: { readonly onArrive: (phase: 'here') => void }) {
  useEffect(() => onArrive('here'), [onArrive])
  return null
}

/**
 * A part of the page whose code comes after the first script, because visitors can do without it for a moment. A server
 * writes it all the same: it hands the part over with `provide`, and the markup stands until the code is here. What a
 * visitor does there meanwhile is kept and done again. Where the code is lost, a line offers another try.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode) {
  const { Part, Place, provide } = openPart(load)
  const Slot = (props: Props) => {
    const [phase, setPhase] = useState<'waiting' | 'here' | 'lost'>('waiting')
    const [firstProps] = useState(props)
    // A change of the markup that still waits for its code would make React throw it away.
    const shown = phase === 'here' ? props : firstProps
    const content = useMemo(
      () => (
        <Place fallback={fallback} onLost={() => setPhase('lost')}>
          <Part {...shown} />
          <Arrival onArrive={setPhase} />
        </Place>
      ),
      [shown],
    )
    useEffect(() => {
      if (phase !== 'waiting') window.earlyInput?.replay()
    }, [phase])
    return (
      <div className="contents" {...(phase === 'waiting' && { [ON_ITS_WAY]: '' })}>
        {content}
      </div>
    )
  }
  return { provide, Slot }
}
