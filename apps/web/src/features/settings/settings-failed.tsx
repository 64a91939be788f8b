import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../../backend/log-failure'
import { LinkButton } from '../../components/link-button'
import { ReadFailure } from '../../components/read-failure'

/** The settings could not be read. */
export function SettingsFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => logFailure('The settings could not be read.', error), [error])
  return (
    <div className="page">
      <ReadFailure
        title="Your settings did not arrive"
        text="The connection or the server failed just now. Nothing has been changed."
        onRetry={() => void router.invalidate()}
      >
        <LinkButton to="/">To the universe</LinkButton>
      </ReadFailure>
    </div>
  )
}
