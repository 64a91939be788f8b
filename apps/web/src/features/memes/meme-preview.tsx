import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { memeFormat } from '@trendverse/meme-formats/registry'
import type { ReactNode } from 'react'
import { FormatThumb } from './format-thumb'

type MemePreviewProps = {
  readonly format: MemeFormatId
  readonly accent: string
  /** What lies over the picture. */
  readonly children?: ReactNode
}

/** Before there is a meme: the format that is chosen, and what it is for. */
export function MemePreview({ format, accent, children }: MemePreviewProps) {
  const chosen = memeFormat(format)
  return (
    <>
      <div className="meme-canvas">
        <FormatThumb format={chosen} accent={accent} width={1_200} />
        {children}
      </div>
      <p className="sr-only">{chosen.sceneAltText}</p>
      <p className="mt-3 hidden text-sm text-muted lg:block">
        <span className="font-medium text-text">{chosen.name}.</span> {chosen.hint}
      </p>
    </>
  )
}
