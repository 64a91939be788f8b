/** Where an S3-compatible store is and how it is entered, as `MEDIA_URL` says it. */
export type S3Address = {
  /** Scheme, host and bucket, without a trailing slash. */
  readonly bucketUrl: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/**
 * Reads `s3://key:secret@host[:port]/bucket?region=…&tls=off`; null when it is none. Key and secret are
 * percent-encoded where they hold `/`, `@`, `:` or `%`. TLS is on unless it is switched off.
 */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const bucket = url.pathname.slice(1)
  const tls = url.searchParams.get('tls') ?? 'on'
  if (url.protocol !== 's3:' || url.host === '' || url.hash !== '' || !BUCKET.test(bucket)) return null
  if (url.username === '' || url.password === '' || (tls !== 'on' && tls !== 'off')) return null
  try {
    return {
      bucketUrl: `${tls === 'on' ? 'https' : 'http'}://${url.host}/${bucket}`,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    }
  } catch {
    return null
  }
}
