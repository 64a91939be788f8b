import type { CDPSession } from '@playwright/test'

type HeapSnapshot = {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: number[]
}

/**
 * KB of a page's living objects. Machine code and the browser's own records are left out: the engine goes on optimising
 * and the browser goes on recording for as long as a page is used, without anything being leaked.
 */
export async function liveHeapKb(devtools: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage')
  let text = ''
  const collect = ({ chunk }: { chunk: string }): void => {
    text += chunk
  }
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot', {})
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(text) as HeapSnapshot
  const fields = snapshot.meta.node_fields
  const types = snapshot.meta.node_types[0]
  const typeAt = fields.indexOf('type')
  const sizeAt = fields.indexOf('self_size')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + typeAt] ?? -1]
    if (type !== 'code' && type !== 'native') bytes += nodes[node + sizeAt] ?? 0
  }
  return Math.round(bytes / 100) / 10
}
