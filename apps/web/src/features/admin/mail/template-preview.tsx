import type { Backend } from '@trendverse/contract/contract'
import type { MailType } from '@trendverse/domain/mail/mail-type'
import { useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { Button } from '../../../components/controls/button'
import { Panel } from '../../../components/overlays/panel'
import { Skeleton } from '../../../components/page/skeleton'
import { useAdmin } from '../admin-context'
import { MailFrame } from './mail-frame'

/** Long enough for a word to be written. */
const RESTS_MS = 400
const FIELD_WORDS: Readonly<Record<string, string>> = { subject: 'Subject', htmlContent: 'HTML', textContent: 'Text' }

type Preview = Awaited<ReturnType<Backend['mail']['templates']['preview']>>['data']
type Draft = { readonly subject: string; readonly htmlContent: string; readonly textContent: string }

type TemplatePreviewProps = { readonly type: MailType; readonly draft: Draft }

/** A draft as a reader would get it, filled by the server with sample values. */
export function TemplatePreview({ type, draft: { subject, htmlContent, textContent } }: TemplatePreviewProps) {
  const { call } = useAdmin()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isText, setIsText] = useState(false)
  const draftKey = JSON.stringify([type, subject, htmlContent, textContent])
  const render = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const { data } = await call((backend) =>
        backend.mail.templates.preview({ type, subject, htmlContent, textContent }),
      )
      if (!isCurrent()) return
      setPreview(data)
      setHasFailed(false)
    } catch (error) {
      logFailure('A preview could not be made.', error)
      if (isCurrent()) setHasFailed(true)
    }
  })
  useEffect(() => {
    let isCurrent = draftKey !== ''
    const timer = window.setTimeout(() => void render(() => isCurrent), RESTS_MS)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [draftKey])

  return (
    <section aria-label="Preview" className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-sm font-medium">Preview, with sample values</h3>
        <div className="flex gap-2">
          <Button size="sm" tone={isText ? 'bare' : 'quiet'} aria-pressed={!isText} onClick={() => setIsText(false)}>
            HTML
          </Button>
          <Button size="sm" tone={isText ? 'quiet' : 'bare'} aria-pressed={isText} onClick={() => setIsText(true)}>
            Text
          </Button>
        </div>
      </div>
      {hasFailed && (
        <p role="alert" className="text-sm text-warn">
          Couldn’t make the preview. It tries again as you type.
        </p>
      )}
      {preview === null ? (
        !hasFailed && <Skeleton className="h-96" />
      ) : (
        <>
          {Object.entries(preview.problems).map(([field, problem]) => (
            <p key={field} className="text-sm text-warn">
              {FIELD_WORDS[field]}: {problem}
            </p>
          ))}
          <Panel className="grid grid-cols-1 overflow-hidden">
            <p className="border-b border-line px-4 py-3 font-medium wrap-anywhere">{preview.subject}</p>
            {isText ? (
              <pre className="h-140 overflow-auto p-4 text-sm whitespace-pre-wrap wrap-anywhere">{preview.text}</pre>
            ) : (
              <MailFrame html={preview.html} />
            )}
          </Panel>
        </>
      )}
    </section>
  )
}
