import type { ErrorComponentProps } from '@tanstack/react-router'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'

/** The list of trends could not be read. */
export function TrendsFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="The trends could not be read." title="The trends didn’t load">
      <LinkButton to="/">Home</LinkButton>
    </RouteFailure>
  )
}
