/** OP-02: what whoever is signed in finds in the menus, as far as it exists. */
export const ACCOUNT_LINKS = [
  { to: '/profile', label: 'Profile' },
  { to: '/settings', label: 'Settings' },
  { to: '/logout', label: 'Logout' },
] as const

/** HD-05: what guests find in the menus. */
export const GUEST_LINKS = [
  { to: '/login', label: 'Sign In' },
  { to: '/signup', label: 'Join Free' },
] as const
