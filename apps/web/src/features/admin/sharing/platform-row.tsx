import type { PlatformId } from '@trendverse/domain/social/platform'
import { SOCIAL_PLATFORMS } from '@trendverse/social-platforms/registry'
import type { ReactNode } from 'react'
import { TextInput } from '../../../components/controls/text-input'
import { describedBy, FieldNotes } from '../../../components/form/field-notes'
import { Switch } from '../../../components/form/switch'
import { brandStyle } from '../../../components/sharing/brand-style'
import { PlatformIcon } from '../../../components/sharing/platform-icon'

type PlatformRowProps = {
  readonly id: PlatformId
  /** Of the address: the path of its problems, and its id in the page. */
  readonly path: string
  readonly isOn: boolean
  /** What the switch turns on, after the name of the platform. */
  readonly switchLabel: string
  readonly onTurn: (isOn: boolean) => void
  readonly address: string
  readonly addressLabel: string
  readonly placeholder: string
  readonly onWrite: (address: string) => void
  readonly onLeave: () => void
  readonly problem: string | undefined
  /** Below the address. */
  readonly children?: ReactNode
}

/** One platform: whether something of it is on, and an address. */
export function PlatformRow(props: PlatformRowProps) {
  const { id, path, isOn, address, placeholder, problem, children } = props
  const platform = SOCIAL_PLATFORMS[id]
  const switchId = `${path}.on`
  return (
    <li className="platform-row">
      <span
        className="flex min-h-11 items-center gap-3 text-sm leading-relaxed font-medium"
        style={brandStyle(platform)}
      >
        <span className="platform-sign">
          <PlatformIcon platform={platform} className="size-4" />
        </span>
        {platform.name}
      </span>
      <div className="platform-address">
        <TextInput
          id={path}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-label={`${props.addressLabel} ${platform.name}`}
          aria-invalid={problem !== undefined}
          {...describedBy({ id: path, error: problem })}
          value={address}
          placeholder={placeholder}
          onChange={(event) => props.onWrite(event.target.value)}
          onBlur={props.onLeave}
          className="aria-invalid:border-warn"
        />
        <FieldNotes id={path} error={problem} />
        {children}
      </div>
      <label htmlFor={switchId} className="platform-switch">
        <span className="sr-only">{platform.name}: </span>
        <span>{props.switchLabel}</span>
        <Switch id={switchId} isOn={isOn} onTurn={props.onTurn} />
      </label>
    </li>
  )
}
