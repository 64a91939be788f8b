/** Everything the address of the settings may show, as one file to load. */

export { readSettingsPage } from './read-settings-page'
export { SettingsFailed } from './settings-failed'
export { SettingsPage } from './settings-page'
export { SettingsSkeleton } from './settings-skeleton'
