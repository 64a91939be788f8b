import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { PlanetPicture } from './planet-picture'

const trend: PlanetSubject = {
  id: '0190a000-0000-7000-8000-000000000001',
  category: 'Science',
  color: '#7cc4ff',
  lifecycle: 'rising',
  sources: ['wikipedia'],
}

let piece: RenderedPiece | undefined
afterEach(() => piece?.remove())

async function show(onlyOnPhones = false): Promise<HTMLElement> {
  piece = await renderPiece(<PlanetPicture trend={trend} size={320} sizes="72vw" onlyOnPhones={onlyOnPhones} />)
  return piece.element
}

it('is one picture of the server, in the width the browser chooses, without words', async () => {
  const box = await show()
  const picture = box.querySelector('img')
  expect(picture?.getAttribute('src')).toMatch(/^\/planets\/0190a000-.*-320\.webp\?v=\w+$/)
  expect(picture?.srcset.split(', ')).toHaveLength(3)
  expect(picture?.sizes).toBe('72vw')
  expect(picture?.alt).toBe('')
  expect(box.querySelector('source')).toBeNull()
})

it('loads nothing on wide windows where only phones show it', async () => {
  const source = (await show(true)).querySelector('source')
  expect(source?.media).toBe('(width >= 40rem)')
  expect(source?.srcset).toMatch(/^data:\S+ 1w$/)
  expect(source?.sizes).toBe('1px')
})

it('is drawn like a small portrait once the picture does not arrive', async () => {
  const box = await show()
  await act(async () => {
    box.querySelector('img')?.dispatchEvent(new Event('error'))
  })
  expect(box.querySelector('img')).toBeNull()
  expect(box.querySelector('.portrait-box')).not.toBeNull()
})
