import type { Migration } from './migration'

/** Lists for administrators are found in an index alone: mails and subscribers by date, with all that filters look at. */
export const mailListsMigration: Migration = {
  id: 25,
  name: 'mail-lists',
  sql: `
create index mails_listed on mails (created_at desc, id desc) include (status, type, recipient, subject);
drop index mails_created;
create index subscribers_listed on subscribers (subscribed_at desc, id desc) include (status, email, source);
drop index subscribers_date;
`,
}
