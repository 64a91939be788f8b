import type { ReactNode } from 'react'

type ForecastTableProps = {
  /** What the table is about, for those who do not see where it stands. */
  readonly caption: string
  readonly columns: readonly string[]
  /** Whether its rows hold links: then the keyboard reaches all of it anyway. */
  readonly hasLinks?: boolean
  /** Its rows. */
  readonly children: ReactNode
}

/** A table of figures. Where it is too wide it can be pushed along, by keys too. */
export function ForecastTable({ caption, columns, hasLinks = false, children }: ForecastTableProps) {
  return (
    <section aria-label={caption} tabIndex={hasLinks ? undefined : 0} className="forecast-scroll relative min-w-0">
      <table className="forecast-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
