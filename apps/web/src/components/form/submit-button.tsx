import { Button } from '../controls/button'

type SubmitButtonProps = {
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly isDisabled?: boolean
}

/** The main action of a form. While it is at work it keeps the focus and says so (AC-18). */
export function SubmitButton({ label, busyLabel, isBusy, isDisabled = false }: SubmitButtonProps) {
  return (
    <Button type="submit" tone="solid" aria-disabled={isBusy} disabled={isDisabled} className="w-full">
      {isBusy ? busyLabel : label}
    </Button>
  )
}
