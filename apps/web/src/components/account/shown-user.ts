/** What the page shows of the person who is signed in. */
export type ShownUser = {
  readonly username: string
  readonly fullName: string
  readonly email: string
  /** Path of the picture on this site, or null. */
  readonly avatar: string | null
  readonly isActive: boolean
}
