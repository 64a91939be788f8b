import type { MediaStore } from '@trendverse/application/ports/memes'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { AwsClient } from 'aws4fetch'
import { MEDIA_PATH, mediaNameOf, mediaTypeOf } from './media-name'
import type { S3Address } from './s3-address'

/** Below what a call may take as a whole. */
const REQUEST_TIMEOUT_MS = 8_000
const RETRIES = 1

/** Visitors' files in an S3-compatible store, shared by all processes. It is asked by us alone; visitors never see it. */
export function s3MediaStore({ bucketUrl, ...account }: S3Address): MediaStore {
  const client = new AwsClient({ ...account, service: 's3', retries: RETRIES, initRetryMs: 100 })

  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> => {
    try {
      return await client.fetch(`${bucketUrl}/${name}`, {
        method,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        redirect: 'error',
        ...(body === undefined ? {} : { body, headers: { 'Content-Type': mediaTypeOf(name) } }),
      })
    } catch (error) {
      throw unavailable(error)
    }
  }

  return {
    async put(name, bytes) {
      const path = MEDIA_PATH + name
      if (mediaNameOf(path) === null) throw new RangeError('this is no name of a media file')
      const answer = await ask('PUT', name, Uint8Array.from(bytes))
      await answer.arrayBuffer()
      if (!answer.ok) throw unavailable(new Error(`the media store answered ${answer.status}`))
      return path
    },
    async read(path) {
      const name = mediaNameOf(path)
      if (name === null) return null
      const answer = await ask('GET', name)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      if (answer.ok) return { bytes, contentType: mediaTypeOf(name) }
      if (answer.status === 404) return null
      throw unavailable(new Error(`the media store answered ${answer.status}`))
    },
    async remove(path) {
      const name = mediaNameOf(path)
      if (name === null) return
      const answer = await ask('DELETE', name)
      await answer.arrayBuffer()
      if (!answer.ok && answer.status !== 404) throw unavailable(new Error(`the media store answered ${answer.status}`))
    },
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'Files cannot be saved right now. Please try again.', { retryable: true, cause })
}
