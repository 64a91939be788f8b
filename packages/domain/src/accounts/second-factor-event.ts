/** What happens to the second factor of an administrator that they are told of by mail. */
export type SecondFactorEvent = 'switched_on' | 'switched_off' | 'recovery_code_used' | 'recovery_codes_renewed'

/** As a heading and as a sentence. */
export const SECOND_FACTOR_WORDS: {
  readonly [Event in SecondFactorEvent]: { readonly title: string; readonly sentence: string }
} = {
  switched_on: {
    title: 'Two-factor authentication switched on',
    sentence: 'Signing in as an administrator now needs your password and a code from your authenticator app.',
  },
  switched_off: {
    title: 'Two-factor authentication switched off',
    sentence: 'Signing in as an administrator now needs only your password.',
  },
  recovery_code_used: {
    title: 'A recovery code was used',
    sentence: 'One of your recovery codes was used instead of a code from your authenticator app. It no longer works.',
  },
  recovery_codes_renewed: {
    title: 'New recovery codes',
    sentence: 'You have ten new recovery codes. The earlier ones no longer work.',
  },
}
