import type { Migration } from './migration'

/** Second factors of administrators with their recovery codes, and where administrators signed in before. */
export const secondFactorsMigration: Migration = {
  id: 23,
  name: 'second factors',
  sql: `
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  begun_at timestamptz not null,
  switched_on_at timestamptz,
  last_used_step integer,
  check (switched_on_at is null or last_used_step is not null)
);

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table sign_in_places (
  user_id uuid not null references users (id) on delete cascade,
  place_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, place_hash)
);
`,
}
