import type { SubmitEvent } from 'react'
import { Button } from '../../components/button'
import { TextInput } from '../../components/text-input'
import { useSubscription } from './use-subscription'

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
          className="min-w-48 flex-1 basis-48 aria-invalid:border-warn"
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
