import { emailProblem } from '@trendverse/domain/accounts/sign-up-rules'
import {
  contactLineProblem,
  contactMessageProblem,
  MAX_CONTACT_MESSAGE_LENGTH,
} from '@trendverse/domain/contact/contact-rules'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import type { PublicProfile } from '../../backend/session/public-profile'
import { EmailField } from '../../components/form/email-field'
import { fieldFailure } from '../../components/form/form-failure'
import { FormField } from '../../components/form/form-field'
import { FormMessage } from '../../components/form/form-message'
import { FormTextArea } from '../../components/form/form-text-area'
import { SubmitButton } from '../../components/form/submit-button'
import { type AccountForm, useAccountForm } from '../../components/form/use-account-form'

type MessageValues = { name: string; email: string; subject: string; message: string }

const FIELDS = ['name', 'email', 'subject', 'message'] as const
const RULES = {
  name: (name: string) => contactLineProblem('name', name),
  email: emailProblem,
  subject: (subject: string) => contactLineProblem('subject', subject),
  message: contactMessageProblem,
}

type ContactFormProps = {
  /** Whoever is signed in need not say who they are. */
  readonly user: PublicProfile | null
  /** The visitor has just asked for it, and goes on in its first field. */
  readonly hasFocus: boolean
  readonly onSent: () => void
}

/** A message to support (OP-77). What was typed stays until it has arrived, whoever signs in or out meanwhile. */
export function ContactForm({ user, hasFocus, onSent }: ContactFormProps) {
  const services = useServices()
  const form = useAccountForm<MessageValues>(RULES)
  const { setFocus } = form
  useEffect(() => {
    if (hasFocus) setFocus('name')
  }, [hasFocus, setFocus])
  useFillIn(form, 'name', user?.fullName)
  useFillIn(form, 'email', user?.email)
  const send = async (values: MessageValues) => {
    if (form.isBusy) return
    try {
      await services.call((backend) => backend.contact.send(values))
      onSent()
    } catch (error) {
      logFailure('A message could not be sent.', error)
      form.refuse(fieldFailure(error, FIELDS, 'Your message wasn’t sent. Please try again later.'))
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...form.control('name')} id="name" label="Name" autoComplete="name" />
        <EmailField {...form.control('email')} autoComplete="email" />
      </div>
      <FormField {...form.control('subject')} id="subject" label="Subject" />
      <FormTextArea
        {...form.control('message')}
        id="message"
        label="Message"
        rows={6}
        hint={`Up to ${MAX_CONTACT_MESSAGE_LENGTH.toLocaleString('en')} characters.`}
      />
      <FormMessage text={form.formError} />
      <SubmitButton label="Send message" busyLabel="Sending..." isBusy={form.isBusy} />
    </form>
  )
}

/**
 * Fills in what is known of a visitor as soon as it is known, and again when it changes. What somebody typed is never
 * overwritten, nor is anything emptied.
 */
function useFillIn<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<AccountForm<Values>, 'getValues' | 'setValue'>,
  name: Name,
  known: FieldPathValue<Values, Name> | undefined,
): void {
  const filled = useRef<FieldPathValue<Values, Name> | undefined>(undefined)
  const fillIn = useEffectEvent(() => {
    if (known === undefined) return
    const value = form.getValues(name)
    if (value && value !== filled.current) return
    form.setValue(name, known)
    filled.current = known
  })
  useEffect(() => fillIn(), [known])
}
