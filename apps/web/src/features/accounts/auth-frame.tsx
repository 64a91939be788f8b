import { type ReactNode, useRef } from 'react'
import { useRuntime } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import { DeviceQuestion } from './device-question'
import { useDeviceQuestion } from './use-device-question'
import { useSlowServer } from './use-slow-server'
import './auth-frame.css'

// Few ever see it.
const DeviceNote = lazyPart(() => import('./device-note').then((module) => module.DeviceNote))

type AuthFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Stands beside the panel on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode
}

/** AC-15: the sky of every account page, a planet's horizon under three clouds, and the panel in front of it. */
export function AuthFrame({ title, lead, children, aside }: AuthFrameProps) {
  const runtime = useRuntime()
  const isSlow = useSlowServer()
  const panel = useRef<HTMLElement>(null)
  const { mustAsk, agree, hold } = useDeviceQuestion(panel)
  return (
    <div className="auth-frame">
      <div className="auth-sky" aria-hidden="true">
        <span className="auth-blob" />
        <span className="auth-blob" />
        <span className="auth-blob" />
        <span className="auth-horizon" />
      </div>
      <div className="page auth-columns" data-aside={aside ? '' : undefined}>
        <section ref={panel} className="auth-panel" aria-labelledby="auth-title" onSubmitCapture={hold}>
          <header className="grid gap-2">
            <h1 id="auth-title" className="text-3xl">
              {title}
            </h1>
            {lead && <p className="text-muted">{lead}</p>}
          </header>
          {mustAsk ? <DeviceQuestion onAgree={agree} /> : runtime === 'browser' && <DeviceNote />}
          <p role="status" className="text-sm text-warn empty:hidden">
            {isSlow && 'The server is taking a while to respond. You don’t need to do anything.'}
          </p>
          {children}
        </section>
        {aside}
      </div>
    </div>
  )
}
