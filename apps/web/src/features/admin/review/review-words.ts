import type { ReviewCase } from './review-types'

export const KIND_WORDS = { meme: 'Meme', question: 'Question', run: 'Run', profile: 'Profile' } as const

export const STATE_WORDS = { open: 'Open', kept: 'Kept', taken_down: 'Taken down' } as const

const REASONS: Readonly<Record<string, string>> = {
  offensive: 'Offensive or hateful',
  harassing: 'Harasses or exposes someone',
  misleading: 'Says something false',
  copied: 'Someone else’s work',
  wrong_answer: 'The answer is wrong',
  unclear: 'Unclear',
  outdated: 'Outdated',
  proof_missing: 'The source doesn’t say this',
  cheating: 'Not played by a person',
  impersonating: 'Impersonates someone',
  other: 'Something else',
}

export function reasonWords(reason: string): string {
  return REASONS[reason] ?? reason
}

/** What people call a case, in toasts and labels. */
export function caseName({ subject }: Pick<ReviewCase, 'subject'>): string {
  switch (subject.kind) {
    case 'meme':
      return `Meme by ${subject.username}`
    case 'question':
      return 'Question'
    case 'run':
      return `Run by ${subject.username}`
    case 'profile':
      return `Profile of ${subject.username}`
  }
}
