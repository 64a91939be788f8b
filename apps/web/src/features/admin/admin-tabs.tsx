import { Link } from '@tanstack/react-router'

type AdminTab = {
  readonly value: string
  readonly label: string
  /** How much waits there. */
  readonly count?: number
}

type AdminTabsProps = {
  readonly label: string
  /** The first stands where the address says nothing. */
  readonly tabs: readonly AdminTab[]
  readonly value: string
  /** Name in the address: `tab` of a page, `part` of the open row. */
  readonly name?: 'tab' | 'part'
}

const STYLE =
  '-mb-px flex min-h-11 flex-none items-center gap-2 border-b-2 border-transparent px-1 text-sm text-muted hover:text-text aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-text'

/** Parts of a page as links: what is open stands in the address, other searches of the page do not follow there. */
export function AdminTabs({ label, tabs, value, name = 'tab' }: AdminTabsProps) {
  return (
    <nav aria-label={label} className="flex gap-3 overflow-x-auto sm:gap-5 border-b border-line">
      {tabs.map((tab, index) => (
        <Link
          key={tab.value}
          to="."
          search={(before: Readonly<Record<string, unknown>>) => ({
            ...(name === 'part' ? before : {}),
            [name]: index === 0 ? undefined : tab.value,
          })}
          resetScroll={false}
          aria-current={tab.value === value ? 'page' : undefined}
          // By itself the router marks a link whose address is part of the present one: the first would always be.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: false }}
          className={STYLE}
        >
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && (
            <span className="rounded-full bg-raised px-2 text-xs tabular-nums">{tab.count}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** The tab of these that the address names, else the first. */
export function tabOf<Value extends string>(values: readonly [Value, ...Value[]], said: string | undefined): Value {
  return values.find((value) => value === said) ?? values[0]
}
