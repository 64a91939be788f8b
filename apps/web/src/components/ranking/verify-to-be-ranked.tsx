type VerifyToBeRankedProps = {
  /** Whoever is signed in. */
  readonly user: { readonly emailVerified: boolean } | null
}

/** Told before something is begun that an account could win a place with, once its address is verified. */
export function VerifyToBeRanked({ user }: VerifyToBeRankedProps) {
  if (user === null || user.emailVerified) return null
  return <p className="text-sm text-warn">Verify your email address first if you want your result to be ranked.</p>
}
