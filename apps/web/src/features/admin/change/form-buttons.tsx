import { Button } from '../../../components/controls/button'

type FormButtonsProps = {
  readonly label: string
  /** Said in its place while it is at work. */
  readonly busyLabel?: string
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly onCancel: () => void
}

/** The two ways out of a form in a window: what it is for, and nothing. */
export function FormButtons({ label, busyLabel = label, isBusy, isDisabled = false, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" tone="solid" disabled={isDisabled} aria-disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}
