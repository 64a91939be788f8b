/** OP-05: the parts of the settings, in the order they stand and are listed. Ids are anchors. */
export const SETTING_SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'password', label: 'Password' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'theme', label: 'Theme' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'games', label: 'Games' },
  { id: 'data', label: 'Your data' },
  { id: 'delete', label: 'Delete account' },
] as const

export type SettingSectionId = (typeof SETTING_SECTIONS)[number]['id']
