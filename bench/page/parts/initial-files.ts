import { get } from 'node:http'

/** Bytes of one answer as they travel, and its text. */
function fetchRaw(address: string, encoding: 'br' | 'identity'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

export type InitialFiles = { readonly requests: number; readonly totalBytes: number; readonly scriptBytes: number }

/**
 * What a document asks for by itself, with brotli, headers left out: scripts, preloaded modules, style sheets, fonts.
 * What runs once the page rests is not among it.
 */
export async function measureInitialFiles(address: string): Promise<InitialFiles> {
  const html = (await fetchRaw(address, 'identity')).toString('utf8')
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)]
  const links = [...html.matchAll(/<link[^>]+rel="(?:modulepreload|later-module|stylesheet|preload)"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag) ?? [],
  )
  const files = new Set([...scripts, ...links].map(([, file = '']) => new URL(file, address).href))
  let totalBytes = (await fetchRaw(address, 'br')).length
  let scriptBytes = 0
  for (const file of files) {
    const { length } = await fetchRaw(file, 'br')
    totalBytes += length
    if (file.endsWith('.js')) scriptBytes += length
  }
  return { requests: files.size + 1, totalBytes, scriptBytes }
}
