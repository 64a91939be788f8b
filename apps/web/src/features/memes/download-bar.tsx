import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { saveAsFile } from '../../components/browser/save-as-file'
import { Button } from '../../components/controls/button'
import { useAlert } from '../../components/overlays/use-alert'
import { DOWNLOAD_FAILED_TEXT, PICTURE_TYPES, PictureError, type PictureType, writableTypes } from './export-picture'

/** Longer names are cut by some systems. */
const MOST_LETTERS = 60

/** A file name that is valid everywhere: the trend and the format, in letters, digits and hyphens. */
export function downloadName(trendName: string, format: string, extension: string): string {
  const words = trendName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MOST_LETTERS)
    .replace(/-+$/, '')
  return `${words === '' ? 'meme' : words}-${format}.${extension}`
}

type DownloadBarProps = {
  readonly trendName: string
  readonly format: MemeFormatId
  readonly draw: (type: PictureType['type']) => Promise<Blob>
}

const UNWRITABLE = 'This browser cannot write it'

/** MM-14: the picture as a file of each type. */
export function DownloadBar({ trendName, format, draw }: DownloadBarProps) {
  const showAlert = useAlert()
  const [writable, setWritable] = useState<ReadonlySet<PictureType['type']> | null>(null)
  useEffect(() => void writableTypes().then(setWritable), [])
  const download = async ({ type, extension }: PictureType) => {
    try {
      saveAsFile(await draw(type), downloadName(trendName, format, extension))
    } catch (cause) {
      logFailure('A meme could not be downloaded.', cause)
      void showAlert(cause instanceof PictureError ? cause.message : DOWNLOAD_FAILED_TEXT)
    }
  }
  return (
    <section aria-label="Download" className="grid gap-2">
      <h3 className="meme-label">Download</h3>
      <div className="flex flex-wrap gap-2">
        {PICTURE_TYPES.map((one) => {
          const isWritable = writable === null || writable.has(one.type)
          return (
            <span key={one.type} className="grid gap-1">
              <Button
                disabled={!isWritable}
                aria-describedby={isWritable ? undefined : `unwritable-${one.extension}`}
                onClick={() => void download(one)}
              >
                {one.label}
              </Button>
              {!isWritable && (
                <span id={`unwritable-${one.extension}`} className="text-xs text-faint">
                  {UNWRITABLE}
                </span>
              )}
            </span>
          )
        })}
      </div>
    </section>
  )
}
