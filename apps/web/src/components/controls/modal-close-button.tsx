import type { ReactNode } from 'react'
import { Button } from './button'

/** Closes the modal it stands in. */
export function ModalCloseButton({ children }: { readonly children: ReactNode }) {
  return (
    <form method="dialog">
      <Button type="submit">{children}</Button>
    </form>
  )
}
