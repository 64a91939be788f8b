import { useState } from 'react'
import { Button } from '../controls/button'
import type { ButtonSize, ButtonTone } from '../controls/button-style'
import type { ResendAnswer } from './resend-answer'

type ResendButtonProps = {
  readonly email: string
  readonly onResend: (email: string) => Promise<ResendAnswer>
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
}

/** Sends the verification mail again and says beside itself how that went (AC-27). */
export function ResendButton({ email, onResend, tone = 'quiet', size = 'sm' }: ResendButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<ResendAnswer | null>(null)
  const resend = async () => {
    if (isBusy) return
    setIsBusy(true)
    setAnswer(null)
    setAnswer(await onResend(email))
    setIsBusy(false)
  }
  return (
    <>
      <Button tone={tone} size={size} aria-disabled={isBusy} onClick={() => void resend()}>
        {isBusy ? 'Sending...' : 'Resend verification email'}
      </Button>
      <output className={answer?.isSent === false ? 'text-sm text-warn' : 'text-sm text-muted'}>{answer?.text}</output>
    </>
  )
}
