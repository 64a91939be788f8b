import { useRouter } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useId, useRef } from 'react'
import { useCountedView } from '../../backend/trends/use-counted-view'
import { Button } from '../../components/controls/button'
import { Icon } from '../../components/controls/icon'
import { LinkButton } from '../../components/controls/link-button'
import { useFocusReturn } from '../../components/overlays/use-focus-return'
import { Badge } from '../../components/page/badge'
import { CopyButton } from '../../components/sharing/copy-button'
import { foreignLanguage, inLanguage } from '../../components/text/language-text'
import { accentStyle } from '../../components/trend/accent-style'
import { Sparkline } from '../../components/trend/sparkline'
import { TrendStage } from '../../components/trend/trend-stage'
import { TrendWhy } from '../../components/trend/trend-why'
import { fadeIntoStory } from './fade-into-story'
import { PlanetReceipts } from './planet-receipts'

type PlanetPanelProps = { readonly trend: Trend; readonly onClose: () => void }

/**
 * HM-07: what a planet stands for; opening it counts as a view (OP-30). It lies beside the planet and leaves the universe
 * alive: another planet can be chosen right away, Escape and the button return, and so does the focus.
 */
export function PlanetPanel({ trend, onClose }: PlanetPanelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const router = useRouter()
  useFocusReturn(panel)
  useCountedView(trend)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])

  return (
    <dialog
      open
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-accent=""
      style={accentStyle(trend.color)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="planet-panel"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="eyebrow pt-2 text-accent">{trend.category}</p>
        <Button
          tone="bare"
          size="sm"
          aria-label="Back to the universe"
          onClick={onClose}
          className="-mt-1 -mr-2 px-2.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <Icon name="close" className="size-5" />
        </Button>
      </div>
      <h2 id={titleId} className="-mt-3 text-2xl sm:text-3xl">
        {trend.name}
      </h2>
      <div className="flex min-h-7 flex-wrap items-center gap-3">
        <TrendStage trend={trend} />
        {trend.featured && <Badge tone="accent">Featured</Badge>}
        <Sparkline points={trend.sparkline} label={`Recent interest in ${trend.name}`} className="ml-auto h-8 w-32" />
      </div>
      <TrendWhy trend={trend} />
      <TrendDescription trend={trend} />
      <PlanetReceipts trend={trend} />
      <div className="planet-actions flex flex-wrap gap-3">
        <LinkButton to="/quiz/$trendId" params={{ trendId: trend.id }} tone="solid">
          Take Quiz
        </LinkButton>
        <LinkButton to="/meme/$trendId" params={{ trendId: trend.id }}>
          Create Meme
        </LinkButton>
        <LinkButton
          to="/trends/$trendId"
          params={{ trendId: trend.id }}
          viewTransition
          onClick={(event) => fadeIntoStory(router, event)}
        >
          The full story
        </LinkButton>
        <CopyLinkButton path={`/trends/${trend.id}`} />
      </div>
    </dialog>
  )
}

/** Copies the address of a page (ER-30). */
function CopyLinkButton({ path }: { readonly path: string }) {
  const address = () => new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + path, window.location.origin).href
  return <CopyButton label="Copy link" text={address} done="Link copied to clipboard!" failed="Failed to copy link" />
}

function Attribution({ origin }: { readonly origin: Trend['descriptionOrigin'] }) {
  switch (origin.kind) {
    case 'source':
      return origin.url ? (
        <a
          href={origin.url}
          rel="noopener noreferrer"
          target="_blank"
          className="text-link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          From {origin.label}
          {inLanguage(origin)}
        </a>
      ) : (
        <>
          From {origin.label}
          {inLanguage(origin)}
        </>
      )
    case 'ai':
      return <>Written by AI from its sources</>
    case 'starter':
      return <>One of our classics</>
    case 'admin':
      return <>Written by our editors</>
  }
}

/** What a trend is, and whose words these are. */
function TrendDescription({ trend }: { readonly trend: Trend }) {
  return (
    <div className="grid gap-2">
      <p
        lang={foreignLanguage(trend.descriptionOrigin)}
        className="text-muted max-md:line-clamp-3 md:max-h-[30dvh] md:overflow-y-auto"
      >
        {trend.description}
      </p>
      <p className="text-xs text-faint">
        <Attribution origin={trend.descriptionOrigin} />
      </p>
    </div>
  )
}
