import { Skeleton } from '../../components/page/skeleton'
import { SettingSection } from './setting-section'
import { SettingsFrame } from './settings-frame'

/** The shape of the settings while they are on their way (RT-04), and all the server ever writes of them. */
export function SettingsSkeleton() {
  return (
    <SettingsFrame lead={<output>Loading settings...</output>}>
      <SettingSection id="profile">
        <div aria-hidden="true" className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Skeleton className="h-11 rounded-md!" />
            <Skeleton className="h-11 rounded-md!" />
          </div>
          <Skeleton className="h-11 rounded-md!" />
          <Skeleton className="h-24 rounded-md!" />
          <Skeleton className="h-11 w-32 rounded-full!" />
        </div>
      </SettingSection>
      <SettingSection id="password">
        <div aria-hidden="true" className="grid gap-5">
          <Skeleton className="h-11 rounded-md!" />
          <Skeleton className="h-11 rounded-md!" />
          <Skeleton className="h-11 w-40 rounded-full!" />
        </div>
      </SettingSection>
    </SettingsFrame>
  )
}
