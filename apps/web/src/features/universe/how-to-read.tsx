import type { Trend } from '@trendverse/domain/trends/trend'
import { useId } from 'react'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { Icon } from '../../components/controls/icon'

const PlanetSigns = lazyPart(() => import('./planet-signs').then((module) => module.PlanetSigns))

type HowToReadProps = {
  readonly trends: readonly Trend[]
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The chip in the banner's corner, and what it unfolds. Phones show its question mark alone. */
export function HowToRead({ trends, isOpen, onOpen }: HowToReadProps) {
  const signsId = useId()
  return (
    <>
      <Button
        size="sm"
        data-covers="box"
        aria-expanded={isOpen}
        aria-controls={isOpen ? signsId : undefined}
        onClick={() => onOpen(!isOpen)}
        className="how-to-read"
      >
        <span className="max-sm:sr-only">Legend</span>
        {isOpen ? (
          <Icon name="close" className="size-4" />
        ) : (
          <span aria-hidden="true" className="font-semibold sm:hidden">
            ?
          </span>
        )}
      </Button>
      {isOpen && <PlanetSigns id={signsId} trends={trends} onClose={() => onOpen(false)} />}
    </>
  )
}
