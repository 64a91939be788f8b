/** Pages the bar of administrators leads to, in its order: the last part of their address, and their name. */
export const ADMIN_PAGES = [
  { page: undefined, label: 'Overview' },
  { page: 'social', label: 'Social' },
  { page: 'redirects', label: 'Redirects' },
] as const
