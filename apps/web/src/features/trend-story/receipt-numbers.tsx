import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { Evidence } from '@trendverse/domain/trends/trend'
import { chanceText } from './chance-text'
import { receiptNumbers } from './receipt-numbers-text'

/** The figures of a receipt, in as many columns as fit. */
export function ReceiptNumbers({ evidence }: { readonly evidence: Evidence }) {
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4 gap-y-3.5 border-t border-line pt-4 tabular-nums">
        {receiptNumbers(evidence).map(({ term, value, note }) => (
          <div key={term}>
            <dt className="text-xs text-faint">{term}</dt>
            <dd className="mt-0.5 text-sm font-medium">
              {value}
              {note && <span className="block text-xs font-normal text-faint">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {evidence.breakoutProbability !== null && (
        <p className="-mt-2 text-xs text-faint">
          Our forecast on {SOURCE_PROFILES[evidence.source].label}: {chanceText(evidence.breakoutProbability)} chance of
          breaking out.
        </p>
      )}
    </>
  )
}
