import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { sql } from 'drizzle-orm'
import { storyMerges } from '../schema/stories'
import type { Queries } from '../sql-database'

/** A story with all that became part of it, over any number of steps; merges that were taken back do not count. */
export async function partsOf(queries: Queries, storyId: Uuid): Promise<readonly Uuid[]> {
  const { rows } = await queries.execute<{ id: Uuid }>(sql`
    with recursive parts(id) as (
      select ${storyId}::uuid
      union
      select merges.from_id from ${storyMerges} merges join parts on merges.into_id = parts.id
      where merges.undone_at is null
    )
    select id from parts`)
  return rows.map(({ id }) => id)
}

/** For each story its own id, and those of the stories it became part of since, in order. */
export async function laterStories(queries: Queries, ids: readonly Uuid[]): Promise<(id: Uuid) => readonly Uuid[]> {
  const later = new Map<Uuid, Uuid[]>(ids.map((id) => [id, [id]]))
  if (ids.length > 0) {
    const { rows } = await queries.execute<{ asked: Uuid; id: Uuid }>(sql`
      with recursive later(asked, id, step) as (
        select listed.id::uuid, listed.id::uuid, 0 from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as listed(id)
        union
        select later.asked, merges.into_id, later.step + 1
        from ${storyMerges} merges join later on merges.from_id = later.id
        where merges.undone_at is null and later.step < 100
      )
      select asked, id from later where step > 0 order by step`)
    for (const { asked, id } of rows) later.get(asked)?.push(id)
  }
  return (id) => later.get(id) ?? [id]
}
