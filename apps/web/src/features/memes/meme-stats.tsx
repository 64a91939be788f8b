import { countText } from '../../components/text/count-text'
import type { MemeAllowance } from './use-meme-allowance'

/** MM-10 */
export function MemeStats({ allowance }: { readonly allowance: MemeAllowance | null }) {
  const stats = [
    { label: 'Total memes', value: allowance && countText(allowance.total) },
    { label: 'Today', value: allowance && countText(allowance.today) },
    {
      label: 'Remaining',
      value: allowance && (allowance.remaining < 0 ? '∞' : countText(allowance.remaining)),
      spoken: allowance !== null && allowance.remaining < 0 ? 'unlimited' : undefined,
    },
  ]
  return (
    <dl className="meme-stats">
      {stats.map(({ label, value, spoken }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {spoken !== undefined && <span className="sr-only">{spoken}</span>}
            <span aria-hidden={spoken !== undefined}>{value ?? '–'}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
