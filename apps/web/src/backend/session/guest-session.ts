import { GUEST, type SessionStore } from './session-store'

const nothing = () => undefined

/** The session of a page that the server renders: every page is written for a guest. */
export const GUEST_SESSION: SessionStore = {
  getState: () => GUEST,
  subscribe: () => nothing,
  token: () => null,
  open: nothing,
  update: nothing,
  close: nothing,
  refuse: nothing,
  watch: () => nothing,
}
