import type { ComponentProps } from 'react'
import { classNames } from '../../components/class-names'
import { CONTROL_STYLE } from '../../components/control-style'

type BioFieldProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & {
  readonly length: number
  readonly maxLength: number
  readonly error: string | undefined
}

/** A few lines about oneself. Longer texts may be typed and pasted; the count says so and the rule refuses them. */
export function BioField({ length, maxLength, error, ...rest }: BioFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor="bio" className="text-sm font-medium">
        Bio <span className="font-normal text-faint">(optional)</span>
      </label>
      <textarea
        {...rest}
        id="bio"
        rows={3}
        aria-invalid={error !== undefined}
        aria-describedby={classNames('bio-count', error !== undefined && 'bio-error')}
        className={classNames(CONTROL_STYLE, 'h-auto min-h-24 resize-y py-2.5 leading-normal aria-invalid:border-warn')}
      />
      <p id="bio-count" className={classNames('text-xs tabular-nums', length > maxLength ? 'text-warn' : 'text-faint')}>
        {length} of {maxLength} characters
      </p>
      {error !== undefined && (
        <p id="bio-error" role="alert" className="text-sm text-warn">
          {error}
        </p>
      )}
    </div>
  )
}
