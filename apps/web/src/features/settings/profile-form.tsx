import type { Account } from '@trendverse/domain/accounts/account'
import { bioProblem, MAX_BIO_LENGTH, timeZoneProblem } from '@trendverse/domain/accounts/profile-rules'
import { nameProblem, usernameProblem } from '@trendverse/domain/accounts/sign-up-rules'
import type { ComponentProps } from 'react'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { CONTROL_STYLE } from '../../components/controls/control-style'
import { fieldFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { NameFields } from '../../components/form/name-fields'
import { useAccountForm } from '../../components/form/use-account-form'
import { UsernameField } from '../../components/form/username-field'
import { notify } from '../../components/overlays/notify'
import { classNames } from '../../components/text/class-names'
import { SettingSection } from './setting-section'
import { TimeZoneField } from './time-zone-field'
import { useReportUnsaved } from './use-report-unsaved'

type Values = Record<'firstName' | 'lastName' | 'username' | 'bio' | 'timeZone', string>

type ProfileFormProps = {
  readonly account: Account
  readonly onSaved: (account: Account) => void
  readonly onUnsaved: (isUnsaved: boolean) => void
}

const RULES = {
  firstName: (name: string) => nameProblem('First name', name),
  lastName: (name: string) => nameProblem('Last name', name),
  username: usernameProblem,
  bio: bioProblem,
  timeZone: timeZoneProblem,
}
const NAMES = ['firstName', 'lastName', 'username', 'bio', 'timeZone'] as const

const valuesOf = ({ firstName, lastName, username, profile, timeZone, nextTimeZone }: Account): Values => ({
  firstName,
  lastName,
  username,
  bio: profile.bio,
  timeZone: nextTimeZone ?? timeZone,
})

/** OP-22 */
const zoneHint = ({ timeZone, nextTimeZone }: Account): string =>
  nextTimeZone === null
    ? 'When your day starts. Changes take effect tomorrow.'
    : `Until your next day begins, ${timeZone.replaceAll('_', ' ')} still applies.`

/** Names, bio and time zone. Only what was changed is sent. */
export function ProfileForm({ account, onSaved, onUnsaved }: ProfileFormProps) {
  const { call } = useServices()
  const form = useAccountForm<Values>(RULES, undefined, valuesOf(account))
  useReportUnsaved(form.isDirty, onUnsaved)
  const save = async (values: Values) => {
    if (form.isBusy) return
    const before = valuesOf(account)
    const changed = Object.fromEntries(
      NAMES.flatMap((name) => (values[name].trim() === before[name] ? [] : [[name, values[name].trim()]])),
    )
    try {
      const { data } = await call((backend) => backend.account.update(changed))
      form.reset(valuesOf(data))
      onSaved(data)
      notify('Your profile has been saved.')
    } catch (error) {
      form.refuse(fieldFailure(error, NAMES, 'Your profile couldn’t be saved. Please try again.'))
    }
  }
  return (
    <SettingSection id="profile" text="Your username is public. The rest isn’t, unless you share it.">
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)} className="grid gap-5">
        <NameFields first={form.control('firstName')} last={form.control('lastName')} />
        <UsernameField {...form.control('username')} hint="3 to 20 letters, digits or _." />
        <BioField {...form.control('bio')} length={form.watch('bio').trim().length} maxLength={MAX_BIO_LENGTH} />
        <TimeZoneField
          value={form.watch('timeZone')}
          onChange={(timeZone) => form.setValue('timeZone', timeZone, { shouldDirty: true, shouldValidate: true })}
          hint={zoneHint(account)}
          error={form.error('timeZone')}
        />
        <FormMessage text={form.formError} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" tone="solid" aria-disabled={form.isBusy} disabled={!form.isDirty}>
            {form.isBusy ? 'Saving...' : 'Save changes'}
          </Button>
          {form.isDirty && !form.isBusy && (
            <Button tone="bare" onClick={() => form.reset(valuesOf(account))}>
              Undo changes
            </Button>
          )}
        </div>
      </form>
    </SettingSection>
  )
}

type BioFieldProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & {
  readonly length: number
  readonly maxLength: number
  readonly error: string | undefined
}

/** A few lines about oneself. Longer texts may be typed and pasted; the count says so and the rule refuses them. */
function BioField({ length, maxLength, error, ...rest }: BioFieldProps) {
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
