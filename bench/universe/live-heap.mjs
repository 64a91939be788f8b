/**
 * KB of a page's living objects. Machine code and the browser's own records are left out: the engine goes on optimising
 * and the browser goes on recording for as long as a page is used, without anything being leaked.
 */
export async function liveHeapKb(devtools) {
  for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage')
  let text = ''
  const collect = ({ chunk }) => {
    text += chunk
  }
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot', {})
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes } = JSON.parse(text)
  const fields = snapshot.meta.node_fields
  const types = snapshot.meta.node_types[0]
  const [typeAt, sizeAt] = ['type', 'self_size'].map((field) => fields.indexOf(field))
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + typeAt]]
    if (type !== 'code' && type !== 'native') bytes += nodes[node + sizeAt]
  }
  return Math.round(bytes / 100) / 10
}
