import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button'
import type { HomeProps } from './home-props'

type HomeHeadingProps = Pick<HomeProps, 'onModal'> & {
  /** LV-01: the list shows the site's name above the title. */
  readonly eyebrow?: string
  /** Further buttons. */
  readonly children?: ReactNode
}

/** HM-02: the title of the home page and its two buttons. */
export function HomeHeading({ eyebrow, onModal, children }: HomeHeadingProps) {
  return (
    <div className="relative flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="grid gap-2">
        {eyebrow && <p className="eyebrow text-muted">{eyebrow}</p>}
        <h1 className="home-title max-sm:max-w-72">Explore The Universe of Trends</h1>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button tone="solid" onClick={() => onModal('featured')}>
          Featured Trends
        </Button>
        <Button onClick={() => onModal('welcome')}>Learn More</Button>
        <div className="max-sm:absolute max-sm:-top-3 max-sm:right-0 sm:contents">{children}</div>
      </div>
    </div>
  )
}
