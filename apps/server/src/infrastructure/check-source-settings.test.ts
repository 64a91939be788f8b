import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config'
import { checkSourceSettings } from './check-source-settings'

describe('checkSourceSettings', () => {
  it.each(['SOURCE_BASE_HACKER_NEWS', 'SOURCE_BASE_PAGES'])('refuses a %s that is no address, by its name', (name) => {
    const check = () => checkSourceSettings({ [name]: 'localhost:9000' })
    expect(check).toThrow(ConfigError)
    expect(check).toThrow(name)
    expect(() => checkSourceSettings({ [name]: 'http://127.0.0.1:9000' })).not.toThrow()
  })
})
