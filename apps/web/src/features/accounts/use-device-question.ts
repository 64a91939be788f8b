import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import { useServices } from '../../backend/services'

const hasTyped = (panel: HTMLElement | null): boolean =>
  [...(panel?.querySelectorAll('input') ?? [])].some(({ type, value }) => type !== 'checkbox' && value !== '')

/**
 * Whether the form of a panel was meant for a server, and there is none any more: then it does not become one of this device
 * before the visitor said so. Until then nothing is sent.
 */
export function useDeviceQuestion(panel: RefObject<HTMLElement | null>) {
  const { runtime, subscribeToRuntime } = useServices()
  const [mustAsk, setMustAsk] = useState(false)
  useEffect(() => {
    let before = runtime()
    return subscribeToRuntime(() => {
      const now = runtime()
      // Browsers hash nothing for pages that came over plain http: there is no account of this device to ask about.
      if (now !== before) setMustAsk(now === 'browser' && window.isSecureContext && hasTyped(panel.current))
      before = now
    })
  }, [panel, runtime, subscribeToRuntime])
  const hold = (event: SubmitEvent) => {
    if (!mustAsk) return
    event.preventDefault()
    event.stopPropagation()
    panel.current?.querySelector<HTMLElement>('[data-question] button')?.focus()
  }
  const agree = () => {
    setMustAsk(false)
    panel.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return { mustAsk, agree, hold }
}
