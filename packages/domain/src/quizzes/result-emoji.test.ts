import { expect, it } from 'vitest'
import { resultEmoji } from './result-emoji'

it('celebrates from 80 percent, applauds from 60, and cheers up below (QZ-11)', () => {
  expect([100, 80, 79, 60, 59, 0].map(resultEmoji)).toEqual(['🎉', '🎉', '👏', '👏', '💪', '💪'])
})
