import type { MediaStore } from '@trendverse/application/ports/memes'

/** What a visitor's file may do where somebody opens it by itself: be seen. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** A name is never used for another file. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Answers for visitors' files, or null where there is none. They set no cookie and read none. */
export async function mediaResponse(
  media: Pick<MediaStore, 'read'>,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const file = await media.read(path)
  if (file === null) return null
  return new Response(file.bytes, {
    headers: {
      ...headers,
      'Content-Security-Policy': FILE_POLICY,
      'Content-Type': file.contentType,
      'Content-Length': String(file.bytes.byteLength),
      'Content-Disposition': 'inline',
      'Cache-Control': FOR_EVER,
    },
  })
}
