import type { Ref } from 'react'
import { classNames } from '../../components/text/class-names'
import type { HomeView } from './home-view'

type ViewSwitchProps = {
  readonly shown: HomeView
  readonly onView: (view: HomeView) => void
  /** Left out where there is no galaxy. */
  readonly onGalaxy: (() => void) | undefined
  /** The button that leads to the galaxy. */
  readonly galaxyButton?: Ref<HTMLButtonElement>
  readonly className?: string
}

/** Switches between the views of the home page. The galaxy opens over the page and has its own way back. */
export function ViewSwitch({ shown, onView, onGalaxy, galaxyButton, className }: ViewSwitchProps) {
  return (
    <fieldset className={classNames('layout-switch view-switch', className)}>
      <legend className="sr-only">Show as</legend>
      <button type="button" aria-pressed={shown === 'universe'} onClick={() => onView('universe')}>
        Planets
      </button>
      {onGalaxy && (
        <button type="button" aria-pressed={false} ref={galaxyButton} onClick={onGalaxy}>
          Galaxy
        </button>
      )}
      <button type="button" aria-pressed={shown === 'list'} onClick={() => onView('list')}>
        List
      </button>
    </fieldset>
  )
}
