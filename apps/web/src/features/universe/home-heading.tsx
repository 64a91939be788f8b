import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { HomeMore } from './home-more'
import type { HomeProps } from './home-props'
import { liveLinePart } from './live-line-part'

type HomeHeadingProps = Pick<HomeProps, 'list' | 'onModal'> & {
  /** LV-01: the list shows the site's name above the title, and its own way to the quiz of the day beside it. */
  readonly eyebrow?: string
  /** The main action, before the others. */
  readonly lead: ReactNode
  /** Further actions. */
  readonly children?: ReactNode
  /** Below the actions. */
  readonly below?: ReactNode
}

/** HM-02: the title of the home page, what is going on now, and its buttons. */
export function HomeHeading({ list, eyebrow, lead, onModal, children, below }: HomeHeadingProps) {
  const isScene = eyebrow === undefined
  // Next to a main action, these buttons are less prominent.
  const further = isScene ? ({ tone: 'bare', className: 'px-3!' } as const) : {}
  return (
    <div className="relative flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="grid min-w-0 gap-2">
        {eyebrow && <p className="eyebrow text-muted">{eyebrow}</p>}
        <h1 className="home-title">Explore The Universe of Trends</h1>
        <liveLinePart.Slot list={list} isScene={isScene} />
      </div>
      <div className="flex flex-wrap gap-2.5 max-lg:gap-1.5 max-sm:w-full">
        {lead}
        <HomeMore>
          {isScene && <LinkButton to="/quiz/today">Quiz of the day</LinkButton>}
          <Button {...further} onClick={() => onModal('featured')}>
            Featured Trends
          </Button>
          <Button {...further} onClick={() => onModal('welcome')}>
            Learn More
          </Button>
          {children}
        </HomeMore>
      </div>
      {below}
    </div>
  )
}
