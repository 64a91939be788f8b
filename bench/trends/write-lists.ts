import { parseArgs } from 'node:util'
import { LIST_KINDS, listHistory } from './list-kinds'
import { LineFile } from './text-file'

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    out: { type: 'string' },
    snapshots: { type: 'string', default: '5000' },
    lists: { type: 'string', default: '4' },
  },
})
const kind = LIST_KINDS.find((known) => known === values.kind)
if (kind === undefined || values.out === undefined)
  throw new Error(`Usage: tsx bench/trends/write-lists.ts --kind ${LIST_KINDS.join('|')} --out FILE.csv[.gz]`)

/** Several lists of a kind in one file, so that every tenth of chances has enough outcomes to tell errors from luck. */
const histories = Array.from({ length: Number(values.lists) }, (_, list) =>
  listHistory(kind, { snapshots: Number(values.snapshots), seed: list + 1 }),
)
const out = new LineFile(values.out)
await out.write(['observed_at,source,item_id,title,url,metric,rank,published_at'])
for (let step = 0; step < Number(values.snapshots); step += 1) {
  await out.write(
    histories.flatMap((history, list) => {
      const next = history.next()
      if (next.done) return []
      const { observedAtMs, observations } = next.value
      return observations.map(
        ({ itemId, title, metric, rank }) =>
          `${observedAtMs / 1_000},${kind}-${list + 1},${itemId},${title},,${metric},${rank},`,
      )
    }),
  )
}
await out.close()
