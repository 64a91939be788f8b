import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../components/browser/lazy-part'
import { type CarriedMessage, readCarriedMessage } from '../../components/overlays/carried-message'
import { notify } from '../../components/overlays/notify'

const VerifiedNotice = lazyPart(() => import('./verified-notice').then((module) => module.VerifiedNotice))
const TrialBanner = lazyPart(() => import('./trial-banner').then((module) => module.TrialBanner))

/** The sign-in page shows what it was handed by itself (AC-17). */
const SHOWS_ITS_OWN = '/login'

/** OP-07: what a page hands to the next is shown wherever that is, once: it leaves the history when it was read. */
export function CarriedMessages() {
  const { history } = useRouter()
  const location = useRouterState({ select: (state) => state.resolvedLocation })
  const message = readCarriedMessage(location?.state)
  const [staying, setStaying] = useState<CarriedMessage | null>(null)
  const read = useRef<unknown>(null)
  const showsItsOwn = location?.pathname === SHOWS_ITS_OWN
  const stays = message?.kind === 'trial' || (message?.kind === 'verified' && !showsItsOwn)
  if (stays && message.text !== staying?.text) setStaying(message)

  useEffect(() => {
    if (location === undefined || location.state === read.current) return
    const arrived = readCarriedMessage(location.state)
    if (arrived === null) return
    read.current = location.state
    if (arrived.kind === 'success' && location.pathname !== SHOWS_ITS_OWN) notify(arrived.text)
    const { href, state } = history.location
    history.replace(href, { ...state, message: undefined })
  }, [history, location])

  if (staying === null) return null
  const close = () => setStaying(null)
  return staying.kind === 'verified' ? (
    <VerifiedNotice onClose={close} />
  ) : (
    <TrialBanner text={staying.text} onClose={close} />
  )
}
