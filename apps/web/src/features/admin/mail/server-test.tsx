import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { useAdmin } from '../admin-context'
import { adminFailure } from '../admin-failure'
import { refusalWords } from '../change/use-admin-change'

type TestState =
  | { readonly phase: 'idle' | 'testing' }
  | { readonly phase: 'works' | 'fails'; readonly text: string }
  /** What is wrong with the address itself. */
  | { readonly phase: 'refused'; readonly text: string }

/** Connects to a mail server, and sends a test mail where an address is given; what came of it is said in place. */
export function ServerTest({ id }: { readonly id: string }) {
  const { call, changes } = useAdmin()
  const fieldId = useId()
  const [to, setTo] = useState('')
  const [state, setState] = useState<TestState>({ phase: 'idle' })
  const test = async () => {
    if (state.phase === 'testing') return
    setState({ phase: 'testing' })
    const address = to.trim()
    try {
      const { message } = await call((backend) =>
        backend.mail.smtpConfigs.test({ id, ...(address !== '' && { to: address }) }),
      )
      setState({ phase: 'works', text: message })
    } catch (error) {
      const { to: problem } = adminFailure(error, ['to']).fields
      if (problem === undefined) setState({ phase: 'fails', text: refusalWords(error) })
      else {
        setState({ phase: 'refused', text: problem })
        document.getElementById(fieldId)?.focus()
      }
    }
    changes.notify()
  }
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void test()
      }}
    >
      <FormField
        id={fieldId}
        label="Send a test email to"
        type="email"
        hint="Leave empty to test only the connection."
        error={state.phase === 'refused' ? state.text : undefined}
        autoComplete="off"
        value={to}
        onChange={(event) => {
          setTo(event.target.value)
          if (state.phase === 'refused') setState({ phase: 'idle' })
        }}
      />
      <Button type="submit" className="w-fit" aria-disabled={state.phase === 'testing'}>
        {state.phase === 'testing' ? 'Testing…' : 'Test this server'}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {state.phase === 'works' && <p className="text-(--stage-rising)">{state.text}</p>}
        {state.phase === 'fails' && <p className="text-warn">{state.text}</p>}
      </div>
    </form>
  )
}
