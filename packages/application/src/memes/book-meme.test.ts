import { AppError } from '@trendverse/domain/primitives/app-error'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { identifyCaller } from '../accounts/identify-caller'
import { bookMeme } from './book-meme'

const FULL = 'The storage of this browser is full. Please make some room and try again.'

it.each([
  [new AppError('internal_error', 'x'), 'unavailable', 'Unable to create meme. Please try again.'],
  [new TypeError('x'), 'unavailable', 'Unable to create meme. Please try again.'],
  [new AppError('storage_full', FULL), 'storage_full', `Unable to create meme. Please try again. ${FULL}`],
])('says that a meme could not be booked, and where room is missing (ER-46): %s', async (cause, code, message) => {
  const ports = portsOfWorld(createFakeWorld())
  const { token } = await signInAs(ports, 1, 'user')
  const caller = await identifyCaller(ports, token)
  if (caller.kind === 'guest') throw new Error('nobody signed in')
  const usage = { ...ports.usage, spend: () => Promise.reject(cause) }
  await expect(bookMeme({ ...ports, usage, origin: { network: '192.0.2.1' } }, caller)).rejects.toMatchObject({
    code,
    message,
    cause,
  })
})
