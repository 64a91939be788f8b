import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../backend/session/use-session'
import { Button } from '../../components/button'

const SignUpPrompt = lazy(() =>
  import('../../components/account/sign-up-prompt').then((module) => ({ default: module.SignUpPrompt })),
)

/** GN-04: what an account adds, told to whoever asks for it. Nobody who has one is asked. */
export function AboutAccount() {
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  if (user) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)} className="justify-self-start">
        What an account adds
      </Button>
      {isOpen && (
        <Suspense>
          <SignUpPrompt variant="default" onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
