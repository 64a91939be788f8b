import { FormMessage } from '../../components/form/form-message'
import type { LinkRefusal } from './auth-failure'

/** ER-16, ER-17: what to do, and in small print the reason as the server names it. */
export function RefusedLink({ wayOn, reason }: LinkRefusal) {
  return (
    <div className="grid gap-2">
      <FormMessage text={wayOn} />
      <p className="text-xs text-faint">{reason}</p>
    </div>
  )
}
