import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A real S3-compatible server on a free port, over a folder that goes with it. It knows one account and one bucket. */
export async function startS3(): Promise<{ readonly mediaUrl: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'trendverse-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = await server.run()
  return {
    mediaUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/pictures?tls=off`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
