import { type SubmitEvent, useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { TextInput } from '../../components/controls/text-input'

/** NL-03 */
type SubscriptionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'submitting' }
  | { readonly phase: 'success' | 'error'; readonly text: string }

const IDLE: SubscriptionState = { phase: 'idle' }
/** NL-05 */
const SUCCESS_SHOWN_MS = 5_000
/** ER-21, where not even the code that subscribes arrived. */
const NOT_LOADED = 'Something went wrong. Please try again later.'

/** The newsletter form's states: good news clears after five seconds, an error stays until it is edited (OP-66). */
function useSubscription() {
  const services = useServices()
  const [state, setState] = useState<SubscriptionState>(IDLE)

  useEffect(() => {
    if (state.phase !== 'success') return
    const timer = setTimeout(() => setState(IDLE), SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  /** Whether it worked, so that the field can be emptied. */
  const submit = async (email: string): Promise<boolean> => {
    if (state.phase === 'submitting') return false
    setState({ phase: 'submitting' })
    try {
      const { subscribeAddress } = await import('./subscribe-address')
      const { isSubscribed, text } = await subscribeAddress(services, email)
      setState({ phase: isSubscribed ? 'success' : 'error', text })
      return isSubscribed
    } catch (error) {
      logFailure('The newsletter form could not be loaded.', error)
      setState({ phase: 'error', text: NOT_LOADED })
      return false
    }
  }
  const edit = () => setState((now) => (now.phase === 'error' ? IDLE : now))
  return { state, submit, edit }
}

const FIELD_ID = 'newsletter-email'

/** NL, FT-04. Small, since it stands under every page: what subscribes is loaded when somebody does. */
export function NewsletterForm() {
  const { state, submit, edit } = useSubscription()
  const isBusy = state.phase === 'submitting'
  const isWrong = state.phase === 'error'

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement)) return
    if (await submit(field.value)) field.value = ''
    else if (!isBusy) field.focus()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-2.5">
      <label htmlFor={FIELD_ID} className="sr-only">
        Email address for the newsletter
      </label>
      <div className="flex flex-wrap gap-2.5">
        <TextInput
          id={FIELD_ID}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="you@example.org"
          maxLength={254}
          onInput={edit}
          aria-invalid={isWrong}
          {...(isWrong && { 'aria-describedby': `${FIELD_ID}-message` })}
          className="min-w-0 flex-1 basis-48 aria-invalid:border-warn"
        />
        <Button type="submit" tone="solid" aria-disabled={isBusy} className="flex-auto md:flex-none">
          {isBusy ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      <p id={`${FIELD_ID}-message`} role="status" data-phase={state.phase} className="newsletter-message">
        {'text' in state ? state.text : ''}
      </p>
    </form>
  )
}
