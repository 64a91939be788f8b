/** Everything the address of the profile may show, as one file to load. */
export { ProfileFailed } from './profile-failed'
export { ProfilePage } from './profile-page'
export { ProfileSkeleton } from './profile-skeleton'
export { readProfilePage } from './read-profile-page'
