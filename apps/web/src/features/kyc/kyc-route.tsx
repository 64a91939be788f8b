/** The pages of the identity check as one file to load. */
export { BlockedPage } from './blocked-page'
export { VerifyIdentityPage } from './verify-identity-page'
