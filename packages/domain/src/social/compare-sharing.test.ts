import { expect, it } from 'vitest'
import { compareSharing } from './compare-sharing'
import { DEFAULT_SOCIAL_SETTINGS } from './social-settings'

const present = {
  ...DEFAULT_SOCIAL_SETTINGS,
  redirects: { reddit: { enabled: true, redirectUrl: 'https://go.example/' } },
}
const { links, button } = DEFAULT_SOCIAL_SETTINGS

it('finds nothing to change where both sides say the same', () => {
  expect(compareSharing(present, present)).toEqual({ platforms: 0, button: false, redirects: 0 })
})

it('counts platforms, the button and redirects that would change, and leaves redirects of one side alone', () => {
  const brought = {
    links: {
      ...links,
      github: { enabled: true, url: 'https://github.com/trends' },
      tiktok: { ...links.tiktok, enabled: false },
    },
    button: { ...button, position: { ...button.position, y: 300 } },
    redirects: { telegram: { enabled: false, redirectUrl: 'https://go.example/t' } },
  }
  expect(compareSharing(brought, present)).toEqual({ platforms: 2, button: true, redirects: 1 })
  const off = { reddit: { enabled: false, redirectUrl: 'https://go.example/' } }
  expect(compareSharing({ ...present, redirects: off }, present).redirects).toBe(1)
})

it.each([{ enabled: false }, { showLabels: false }, { animationEnabled: false }, { quickShare: false }])(
  'sees a button that is set otherwise: %o',
  (change) => {
    expect(compareSharing({ ...present, button: { ...button, ...change } }, present).button).toBe(true)
  },
)
