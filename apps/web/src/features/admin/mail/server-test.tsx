import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { useAdmin } from '../admin-context'
import { refusalWords } from '../change/use-admin-change'

type TestState = { readonly phase: 'idle' | 'testing' } | { readonly phase: 'works' | 'fails'; readonly text: string }

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
      setState({ phase: 'fails', text: refusalWords(error) })
    }
    changes.notify()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void test()
      }}
    >
      <FormField
        id={fieldId}
        label="Send a test mail to"
        type="email"
        hint="Empty: only the connection is tested."
        error={undefined}
        autoComplete="off"
        value={to}
        onChange={(event) => setTo(event.target.value)}
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
