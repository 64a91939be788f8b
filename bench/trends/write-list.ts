import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LIST_KINDS, type ListKind, listHistory } from './list-kinds'

const { kind, out, snapshots, seed } = parseArgs({
  options: {
    kind: { type: 'string' },
    out: { type: 'string' },
    snapshots: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
}).values
if (!LIST_KINDS.some((known) => known === kind) || out === undefined)
  throw new Error(`Usage: tsx bench/trends/write-list.ts --kind ${LIST_KINDS.join('|')} --out FILE.csv`)
const lines = ['observed_at,source,item_id,title,url,metric,rank,published_at']
for (const { observedAtMs, observations } of listHistory(kind as ListKind, { snapshots: Number(snapshots), seed: Number(seed) }))
  for (const { itemId, title, metric, rank } of observations)
    lines.push(`${observedAtMs / 1_000},${kind},${itemId},${title},,${metric},${rank},`)
writeFileSync(out, `${lines.join('\n')}\n`)
