import { knownEmailProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { useState } from 'react'
import { EmailField } from '../../components/form/email-field'
import { FormMessage } from '../../components/form/form-message'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'

type RequestLinkFormProps = {
  readonly label: string
  /** Filled in when the page knows whose link it is about. */
  readonly email?: string | undefined
  /** Answers with the words to show, and whether it worked. */
  readonly onRequest: (email: string) => Promise<{ readonly isSent: boolean; readonly text: string }>
}

/** Asks for a mailed link: for a new password, or to verify an address. */
export function RequestLinkForm({ label, email, onRequest }: RequestLinkFormProps) {
  const [sentText, setSentText] = useState<string | null>(null)
  const form = useAccountForm<{ email: string }>({ email: knownEmailProblem }, () => setSentText(null))
  const request = async (values: { email: string }) => {
    if (form.isBusy) return
    const { isSent, text } = await onRequest(values.email.trim())
    if (isSent) setSentText(text)
    else form.refuse({ fields: {}, form: text })
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(request)(event)} className="grid gap-5">
      <EmailField {...form.control('email')} autoComplete="email" defaultValue={email} />
      <FormMessage text={form.formError} />
      <output className="block empty:hidden">
        {sentText !== null && (
          <span className="fade-in block rounded-md border border-accent/40 bg-accent-soft px-4 py-3 text-sm">
            {sentText}
          </span>
        )}
      </output>
      <SubmitButton label={sentText === null ? label : 'Send again'} busyLabel="Sending..." isBusy={form.isBusy} />
    </form>
  )
}
