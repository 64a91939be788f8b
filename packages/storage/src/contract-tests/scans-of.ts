import { type SQLWrapper, sql } from 'drizzle-orm'
import { preferIndexes } from '../sql/page-of-list'
import type { Queries, SqlDatabase } from '../sql/sql-database'

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/**
 * How a question of an administrators' list reads a table, each way once: `Index Only Scan: mails_listed`. Sorts are named,
 * too. A test that expects all of it, by name, fails once the index is gone, whatever the planner takes instead.
 */
export async function scansOf(
  database: SqlDatabase,
  table: string,
  question: (queries: Queries) => SQLWrapper,
): Promise<readonly string[]> {
  const nodes = await planOf(database, question)
  return [...new Set(nodes.flatMap((node) => wayOf(node, table)))]
}

/** Where such a question begins in an index of a table: its condition there, and the name of the index. */
export async function seeksOf(
  database: SqlDatabase,
  table: string,
  question: (queries: Queries) => SQLWrapper,
): Promise<readonly (readonly [index: string | undefined, condition: string | undefined])[]> {
  const nodes = await planOf(database, question)
  return nodes
    .filter((node) => node['Relation Name'] === table)
    .map((node) => [node['Index Name'], node['Index Cond']] as const)
}

function planOf(database: SqlDatabase, question: (queries: Queries) => SQLWrapper): Promise<readonly PlanNode[]> {
  return database.transaction(async (queries) => {
    await preferIndexes(queries)
    const { rows } = await queries.execute<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      sql`explain (format json) ${question(queries)}`,
    )
    return rows[0]?.['QUERY PLAN'].flatMap(({ Plan }) => allNodes(Plan)) ?? []
  })
}

function allNodes(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)]
}

function wayOf(node: PlanNode, table: string): readonly string[] {
  const { 'Node Type': type, 'Relation Name': relation, 'Index Name': index } = node
  if (type.includes('Sort')) return [type]
  // a scan of a bitmap names its index alone
  const isOther = relation === undefined ? !index?.startsWith(`${table}_`) : relation !== table
  return isOther ? [] : [`${type}: ${index ?? 'all rows'}`]
}
