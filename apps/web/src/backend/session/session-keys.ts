import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** OP-76: the bearer token of whoever is signed in. */
export const TOKEN_KEY = `${STORAGE_PREFIX}auth_token`
/** ST-01: their public profile, so that the page need not wait for the server to greet them. */
export const PROFILE_KEY = 'currentUser'
