import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import type { PictureType } from '@trendverse/domain/memes/picture-rules'
import type { ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useRuntime, useServices } from '../../backend/services'
import { saveAsFile } from '../../components/browser/save-as-file'
import { Button } from '../../components/controls/button'
import { useAlert } from '../../components/overlays/use-alert'
import {
  DOWNLOAD_FAILED_TEXT,
  DOWNLOADS,
  type DownloadType,
  PictureError,
  SURE_TYPE,
  writableTypes,
} from './export-picture'

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
  readonly draw: (type: PictureType) => Promise<Blob>
}

/** What the server says of itself when it does not convert. */
const TOLD: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'unavailable'])

function failureText(cause: unknown): string {
  if (cause instanceof PictureError) return cause.message
  return errorMessage(cause, { tells: TOLD, otherwise: DOWNLOAD_FAILED_TEXT })
}

/** What gives a file of a type: the browser, or the server where the browser cannot write it (MM-14). */
function useWriters(draw: DownloadBarProps['draw']) {
  const { call } = useServices()
  const runtime = useRuntime()
  const [writable, setWritable] = useState<ReadonlySet<PictureType> | null>(null)
  useEffect(() => void writableTypes().then(setWritable), [])
  const convert = async (type: PictureType) => {
    const drawn = await draw(SURE_TYPE)
    const picture = new File([drawn], 'meme.png', { type: drawn.type })
    const { data } = await call((backend) => backend.upload.convert({ picture, type }))
    return new Blob([Uint8Array.from(atob(data.picture), (letter) => letter.charCodeAt(0))], { type: data.type })
  }
  return ({ type }: DownloadType): (() => Promise<Blob>) | null => {
    if (writable === null || writable.has(type)) return () => draw(type)
    return runtime === 'server' ? () => convert(type) : null
  }
}

/** MM-14: the picture as a file of each type. */
export function DownloadBar({ trendName, format, draw }: DownloadBarProps) {
  const showAlert = useAlert()
  const writerOf = useWriters(draw)
  const [busyWith, setBusyWith] = useState<DownloadType | null>(null)
  const download = async (one: DownloadType, write: () => Promise<Blob>) => {
    if (busyWith !== null) return
    setBusyWith(one)
    try {
      saveAsFile(await write(), downloadName(trendName, format, one.extension))
    } catch (cause) {
      logFailure('A meme could not be downloaded.', cause)
      void showAlert(failureText(cause))
    } finally {
      setBusyWith(null)
    }
  }
  return (
    <section aria-label="Download" aria-busy={busyWith !== null} className="grid gap-2">
      <h3 className="meme-label">Download</h3>
      <div className="flex flex-wrap gap-2">
        {DOWNLOADS.map((one) => {
          const write = writerOf(one)
          const reasonId = `unwritable-${one.extension}`
          return (
            <span key={one.type} className="grid gap-1">
              <Button
                disabled={write === null}
                aria-describedby={write === null ? reasonId : undefined}
                onClick={() => write !== null && void download(one, write)}
              >
                {one.label}
              </Button>
              {write === null && (
                <span id={reasonId} className="max-w-[24ch] text-xs text-faint">
                  This browser can’t save {one.label}, and we can’t convert it without a server.
                </span>
              )}
            </span>
          )
        })}
      </div>
    </section>
  )
}
