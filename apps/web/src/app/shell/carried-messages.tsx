import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { readCarriedMessage } from '../../components/overlays/carried-message'
import { notify } from '../../components/overlays/notify'

const TrialBanner = lazy(() => import('./trial-banner').then((module) => ({ default: module.TrialBanner })))

/** The sign-in page shows what it was handed by itself (AC-17). */
const SHOWS_ITS_OWN = '/login'

/** OP-07: what a page hands to the next is shown wherever that is, once: it leaves the history when it was read. */
export function CarriedMessages() {
  const { history } = useRouter()
  const location = useRouterState({ select: (state) => state.resolvedLocation })
  const message = readCarriedMessage(location?.state)
  const [trialText, setTrialText] = useState<string | null>(null)
  const read = useRef<unknown>(null)
  if (message?.kind === 'trial' && message.text !== trialText) setTrialText(message.text)

  useEffect(() => {
    if (location === undefined || location.state === read.current) return
    const arrived = readCarriedMessage(location.state)
    if (arrived === null) return
    read.current = location.state
    if (arrived.kind === 'success' && location.pathname !== SHOWS_ITS_OWN) notify(arrived.text)
    const { href, state } = history.location
    history.replace(href, { ...state, message: undefined })
  }, [history, location])

  return trialText === null ? null : (
    <Suspense>
      <TrialBanner text={trialText} onClose={() => setTrialText(null)} />
    </Suspense>
  )
}
