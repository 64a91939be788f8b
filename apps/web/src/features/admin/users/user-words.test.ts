import { describe, expect, it } from 'vitest'
import { actionText, detailsText, limitText } from './user-words'

describe('words about accounts', () => {
  it('name limits, deeds and what was written down of them', () => {
    expect([limitText(-1), limitText(0), limitText(1200)]).toEqual(['unlimited', '0', '1,200'])
    expect(actionText('user.sessions_ended')).toBe('User: sessions ended')
    expect(actionText('import')).toBe('Import')
    expect(detailsText({ changed: ['role', 'status'], limits: { memes: 3, games: null } })).toBe(
      'changed: role, status; limits: memes 3, games none',
    )
    expect(detailsText({})).toBe('')
  })
})
