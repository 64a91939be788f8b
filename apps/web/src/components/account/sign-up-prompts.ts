/** AC-28: what the invitation to sign up says, by what led to it. */
export const SIGN_UP_PROMPTS = {
  afterQuiz: {
    title: 'Great Job on Your Free Quiz!',
    text: 'That was your free quiz. Sign up to take more and keep your results.',
  },
  lockedFeature: {
    title: 'Feature Locked',
    text: 'You need a free account for this. Signing up takes a minute, and then we’ll bring you right back here.',
  },
  default: {
    title: 'Ready to Unlock Everything?',
    text: 'You can look around without an account. With a free one, we’ll save your progress.',
  },
} as const

export type SignUpPromptVariant = keyof typeof SIGN_UP_PROMPTS
