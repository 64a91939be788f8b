import { describe, expect, it } from 'vitest'
import { createPasswordList } from './common-passwords'

describe('common passwords', () => {
  const list = createPasswordList()

  it.each(['password', '12345678', 'PassWord', 'iloveyou', 'trustno1'])('knows %s', async (password) => {
    expect(await list.isCommon(password)).toBe(true)
  })

  it.each(['', 'a quiet harbour at dusk', '__proto__', 'constructor'])('does not know %j', async (password) => {
    expect(await list.isCommon(password)).toBe(false)
  })
})
