import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { useAdmin } from '../admin-context'
import { refusalWords } from '../change/use-admin-change'
import { durationText } from './api-key'

type TestState = { readonly phase: 'idle' | 'testing' } | { readonly phase: 'works' | 'fails'; readonly text: string }

/** Asks the provider something small with a key, and says in place what came of it (KP-24). */
export function KeyTest({ id }: { readonly id: string }) {
  const { call, changes } = useAdmin()
  const [state, setState] = useState<TestState>({ phase: 'idle' })
  const test = async () => {
    if (state.phase === 'testing') return
    setState({ phase: 'testing' })
    try {
      const { data } = await call((backend) => backend.admin.apiKeys.test({ id }))
      setState({ phase: 'works', text: `The key works: ${data.model} answered in ${durationText(data.responseTime)}.` })
    } catch (error) {
      setState({ phase: 'fails', text: refusalWords(error) })
    }
    // It is counted like any call, and may have opened the breaker.
    changes.notify()
  }
  return (
    <div className="grid gap-3">
      <Button className="w-fit" aria-disabled={state.phase === 'testing'} onClick={() => void test()}>
        {state.phase === 'testing' ? 'Testing…' : 'Test this key'}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {state.phase === 'works' && <p className="text-(--stage-rising)">{state.text}</p>}
        {state.phase === 'fails' && <p className="text-warn">{state.text}</p>}
      </div>
    </div>
  )
}
