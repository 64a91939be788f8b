import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { createDiskProbe } from './disk-probe'

it('tells how much of a disk is free', async () => {
  const disk = await createDiskProbe(tmpdir()).measure()
  expect(disk?.totalBytes).toBeGreaterThan(0)
  expect(disk?.freeBytes).toBeLessThanOrEqual(disk?.totalBytes ?? 0)
})

it('tells nothing of a folder that is not there', async () => {
  expect(await createDiskProbe('/nowhere/at all').measure()).toBeNull()
})
