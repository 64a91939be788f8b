/** AC-28: what the invitation to sign up says, by what led to it. */
export const SIGN_UP_PROMPTS = {
  afterQuiz: {
    title: 'Great Job on Your Free Quiz!',
    text: 'That was your free one. Sign up to take more and keep your results.',
  },
  lockedFeature: {
    title: 'Feature Locked',
    text: 'This needs an account. It takes a minute and brings you back here.',
  },
  default: {
    title: 'Ready to Unlock Everything?',
    text: 'Look around freely. With an account, we save your progress.',
  },
} as const

export type SignUpPromptVariant = keyof typeof SIGN_UP_PROMPTS
