import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useServices } from './services'

function Outsider() {
  useServices()
  return null
}

describe('useServices', () => {
  it('throws outside its provider (ER-31)', () => {
    expect(() => renderToString(<Outsider />)).toThrow('useServices must be used within ServicesContext')
  })
})
