import { expect, it } from 'vitest'
import { picturesNotRestored, picturesNotSaved } from './picture-sentences'

it('says of a backup that pictures in a store are not in it, and nothing where they are', () => {
  expect(picturesNotSaved(true).join()).toMatch(/^The pictures are NOT in this file: .* MEDIA_URL .* bucket as well\.$/)
  expect(picturesNotSaved(false)).toEqual([])
})

it('says of a restore which pictures went nowhere, and nothing where they are back', () => {
  expect(picturesNotRestored(true, 7).join()).toMatch(/^The 7 pictures of the backup were NOT restored/)
  expect(picturesNotRestored(true, 0).join()).toMatch(/^No pictures were restored/)
  expect(picturesNotRestored(false, 7)).toEqual([])
})
