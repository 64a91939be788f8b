import { useEffect } from 'react'
import { Button } from '../../components/controls/button'
import { Panel } from '../../components/overlays/panel'
import { type Attempts, attemptsLeft, GIVE_UP_AFTER_MS } from './attempts'
import { forgetGraphics } from './canvas/graphics-facts'
import { giveUpOn3d } from './home-view'

type UniverseTroubleProps = { readonly attempts: Attempts; readonly onRetry: () => void; readonly onList: () => void }

/** 3D failed: this page stays with the list and says so (LV-02); the next one tries again. */
function giveUp(): void {
  forgetGraphics(() => window.localStorage)
  giveUpOn3d()
}

/** ER-25 and ER-26: 3D failed; try again, or the list. After the third failure the list comes by itself (OP-34). */
export function UniverseTrouble({ attempts, onRetry, onList }: UniverseTroubleProps) {
  const isOver = attempts.phase === 'given-up'
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(giveUp, GIVE_UP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  const useList = () => {
    // Choosing the list before the last try also keeps it for the next visit.
    if (!isOver) onList()
    giveUp()
  }
  return (
    <div
      role="alert"
      className="pointer-events-none absolute inset-0 z-20 grid place-items-center p-6 max-md:items-start max-md:pt-28"
    >
      <Panel className="fade-in pointer-events-auto grid max-w-md justify-items-center gap-5 p-8 text-center shadow-(--shade)">
        <p className="text-lg">
          {isOver
            ? "The 3D experience is having issues. We'll show you the list view instead."
            : "Unable to load the 3D experience. Let's try again."}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          {!isOver && (
            <Button tone="solid" onClick={onRetry}>
              Try Again ({attemptsLeft(attempts)} attempts left)
            </Button>
          )}
          <Button onClick={useList}>Use List View</Button>
        </div>
      </Panel>
    </div>
  )
}
