import type { Migration } from './migration'

/** Accounts, sessions, limits, identity checks, mail, newsletter, the audit log, what administrators removed. */
export const accountsMigration: Migration = {
  id: 2,
  name: 'accounts',
  sql: `
create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  is_active boolean not null,
  email_verified boolean not null,
  status text not null,
  registered_at timestamptz not null,
  last_active_at timestamptz not null,
  verified_at timestamptz,
  kyc_required boolean not null,
  blocked_reason text,
  blocked_at timestamptz,
  limit_memes integer,
  limit_quizzes integer,
  limit_games integer,
  time_zone text not null,
  pending_time_zone jsonb,
  avatar_url text,
  bio text not null,
  theme text not null,
  notifications boolean not null,
  total_memes integer not null default 0,
  total_quizzes integer not null default 0,
  total_games integer not null default 0,
  quiz_score_sum double precision not null default 0,
  quiz_score_count integer not null default 0,
  last_meme_created_at timestamptz,
  achievements jsonb not null
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create index users_registered on users (registered_at desc, id desc);
create index users_kyc on users (id) where kyc_required or status = 'kyc_required';

create table sessions (
  id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null,
  network text not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table account_tokens (
  token_hash text primary key,
  kind text not null,
  user_id uuid references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_user on account_tokens (user_id);
create index account_tokens_expiry on account_tokens (expires_at);

create table daily_usage (
  user_id uuid not null references users (id) on delete cascade,
  day text not null,
  memes integer not null default 0,
  quizzes integer not null default 0,
  games integer not null default 0,
  primary key (user_id, day)
);

create table guests (
  id text primary key,
  trial_used_at timestamptz not null
);
create index guests_trial on guests (trial_used_at);

create table attempts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempts_expiry on attempts (ends_at);

create table kyc_records (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  username text not null,
  email text not null,
  full_name text not null,
  reason text not null,
  status text not null,
  required_at timestamptz not null,
  deadline timestamptz,
  decided_at timestamptz
);
create unique index kyc_records_open on kyc_records (user_id) where status in ('pending', 'submitted');
create index kyc_records_user on kyc_records (user_id, required_at desc);
create index kyc_records_deadline on kyc_records (deadline) where status = 'pending';

create table kyc_urls (
  id uuid primary key,
  position integer not null,
  url text not null,
  status text not null
);

create table webhook_deliveries (
  id text primary key,
  received_at timestamptz not null
);
create index webhook_deliveries_received on webhook_deliveries (received_at);

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject_id text,
  details jsonb not null
);
create index audit_log_at on audit_log (at desc, id desc);
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  -- a person who is deleted may be taken out of an entry; when and what was done stays
  if tg_op = 'UPDATE' and new.id = old.id and new.at = old.at and new.action = old.action
    and (new.subject_id is null or new.subject_id is not distinct from old.subject_id)
    and (new.actor_id is null or new.actor_id is not distinct from old.actor_id)
    and (new.actor_name in (old.actor_name, 'deleted account'))
    and (new.details in (old.details, '{}'::jsonb))
  then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();

create table removed_trends (
  trend_id uuid primary key references trends (id) on delete cascade
);

create table mails (
  id uuid primary key,
  idempotency_key text not null unique,
  type text not null,
  recipient text not null,
  subject text not null,
  sealed_body text,
  user_id uuid references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  error text
);
create index mails_due on mails (next_try_at) where status in ('waiting', 'sending');
create index mails_created on mails (created_at desc, id desc);
create index mails_user on mails (user_id);

create table smtp_configs (
  id uuid primary key,
  name text not null,
  host text not null,
  port integer not null,
  tls text not null,
  username text,
  sealed_password text,
  from_address text not null,
  from_name text not null,
  status text not null,
  priority integer not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  sent_today integer not null default 0,
  sent_this_month integer not null default 0,
  counted_day text not null,
  succeeded integer not null default 0,
  failed integer not null default 0
);

create table mail_templates (
  type text primary key,
  status text not null,
  subject text not null,
  html_content text not null,
  text_content text not null
);

create table subscribers (
  id uuid primary key,
  email text not null unique,
  token_hash text not null unique,
  subscribed_at timestamptz not null,
  status text not null,
  source text not null,
  preferences jsonb not null,
  unsubscribed_at timestamptz
);
create index subscribers_date on subscribers (subscribed_at);

create table contact_messages (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  priority boolean not null,
  status text not null,
  created_at timestamptz not null
);
create index contact_messages_user on contact_messages (user_id);
`,
}
