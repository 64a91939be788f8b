import { shareKey } from '../memory/memory-share-counter'
import { accountRecord, rateCountRecord, sessionRecord, tokenRecord, trialRecord, usageRecord } from './account-records'
import { auditRecord, contactRecord, settingRecord, signUpsRecord, subscriberRecord } from './correspondence-records'
import type { DeviceRecord } from './device-record'
import { type DeviceTable, deviceTable } from './device-table'
import { gameTables } from './game-tables'
import { kycRecord, kycResultRecord, kycUrlRecord } from './kyc-records'
import { mailTemplateRecord, outboxRecord, smtpConfigRecord } from './mail-records'
import { memeTables } from './meme-tables'
import { quizTables } from './quiz-tables'
import { sharesRecord } from './share-records'
import {
  AUDIT_LOG_KEY,
  CONTACT_MESSAGES_KEY,
  KYC_REQUIRED_USERS_KEY,
  KYC_RESULTS_KEY,
  KYC_URLS_KEY,
  MAIL_TEMPLATES_KEY,
  OUTBOX_KEY,
  RATE_COUNTS_KEY,
  SESSIONS_KEY,
  SETTINGS_KEY,
  SHARES_KEY,
  SIGN_UPS_KEY,
  SMTP_CONFIGS_KEY,
  SUBSCRIBERS_KEY,
  TOKENS_KEY,
  USAGE_KEY,
  USERS_KEY,
} from './storage-keys'
import { TRIAL_KEY } from './trial-mirror'

/** Administrators of one device do little; what is older makes room. */
const MAX_AUDIT_ENTRIES = 500

/** Everything this device keeps as its own record. New on every call: each remembers what it read last. */
export function deviceTables(): readonly DeviceTable[] {
  return [
    deviceTable(
      USERS_KEY,
      accountRecord,
      ({ accounts }, account) => void accounts.set(account.user.id, account),
      ({ accounts }) => [...accounts.values()],
    ),
    deviceTable(
      SESSIONS_KEY,
      sessionRecord,
      ({ sessions }, kept) => void sessions.set(kept.session.id, kept),
      ({ sessions }) => [...sessions.values()],
    ),
    deviceTable(
      TOKENS_KEY,
      tokenRecord,
      ({ accountTokens }, { tokenHash, token }) => void accountTokens.set(tokenHash, token),
      ({ accountTokens }) => [...accountTokens].map(([tokenHash, token]) => ({ tokenHash, token })),
    ),
    deviceTable(
      RATE_COUNTS_KEY,
      rateCountRecord,
      ({ rateCounts }, { key, counted }) => void rateCounts.set(key, counted),
      ({ rateCounts }) => [...rateCounts].map(([key, counted]) => ({ key, counted })),
    ),
    deviceTable(
      USAGE_KEY,
      usageRecord,
      ({ usage }, { key, use }) => void usage.set(key, use),
      ({ usage }) => [...usage].map(([key, use]) => ({ key, use })),
    ),
    deviceTable(
      TRIAL_KEY,
      trialRecord,
      ({ guests }, { guestId, usedAtMs }) => void guests.set(guestId, usedAtMs),
      ({ guests }) => [...guests].map(([guestId, usedAtMs]) => ({ guestId, usedAtMs })),
    ),
    deviceTable(
      SETTINGS_KEY,
      settingRecord,
      ({ settings }, { name, value }) => void settings.set(name, value),
      ({ settings }) => [...settings].map(([name, value]) => ({ name, value })),
    ),
    deviceTable(
      SHARES_KEY,
      sharesRecord,
      ({ shares }, row) => void shares.set(shareKey(row.day, row), row),
      ({ shares }) => [...shares.values()],
    ),
    ...quizTables(),
    ...memeTables(),
    ...gameTables(),
    ...kycTables(),
    ...mailTables(),
    ...correspondenceTables(),
  ]
}

function kycTables(): readonly DeviceTable[] {
  return [
    deviceTable(
      KYC_REQUIRED_USERS_KEY,
      kycRecord,
      ({ kycRecords }, record) => void kycRecords.set(record.id, record),
      ({ kycRecords }) => [...kycRecords.values()],
    ),
    deviceTable(
      KYC_URLS_KEY,
      kycUrlRecord,
      ({ kycUrls }, url) => void kycUrls.push(url),
      ({ kycUrls }) => kycUrls,
    ),
    deviceTable(
      KYC_RESULTS_KEY,
      kycResultRecord,
      ({ kycResults }, { deliveryId, receivedAtMs }) => void kycResults.set(deliveryId, receivedAtMs),
      ({ kycResults }) => [...kycResults].map(([deliveryId, receivedAtMs]) => ({ deliveryId, receivedAtMs })),
    ),
  ]
}

function mailTables(): readonly DeviceTable[] {
  return [
    deviceTable(
      OUTBOX_KEY,
      outboxRecord,
      ({ mails, delivered }, { mail, body }) => {
        mails.set(mail.id, mail)
        if (body !== null) delivered.set(mail.id, body)
      },
      // What was delivered goes with its mail.
      ({ mails, delivered }) => [...mails.values()].map((mail) => ({ mail, body: delivered.get(mail.id) ?? null })),
    ),
    deviceTable(
      SMTP_CONFIGS_KEY,
      smtpConfigRecord,
      ({ smtpConfigs }, config) => void smtpConfigs.set(config.id, config),
      ({ smtpConfigs }) => [...smtpConfigs.values()],
    ),
    deviceTable(
      MAIL_TEMPLATES_KEY,
      mailTemplateRecord,
      ({ mailTemplates }, template) => void mailTemplates.set(template.type, template),
      ({ mailTemplates }) => [...mailTemplates.values()],
    ),
  ]
}

function correspondenceTables(): readonly DeviceTable[] {
  return [
    deviceTable(
      SUBSCRIBERS_KEY,
      subscriberRecord,
      ({ subscribers }, kept) => void subscribers.set(kept.subscriber.id, kept),
      ({ subscribers }) => [...subscribers.values()],
    ),
    // Counted from the subscribers, so that the two never disagree.
    deviceTable(SIGN_UPS_KEY, signUpsRecord, () => undefined, signUpsPerDate),
    deviceTable(
      CONTACT_MESSAGES_KEY,
      contactRecord,
      ({ contactMessages }, message) => void contactMessages.set(message.id, message),
      ({ contactMessages }) => [...contactMessages.values()],
    ),
    deviceTable(
      AUDIT_LOG_KEY,
      auditRecord,
      ({ auditLog }, entry) => void auditLog.push(entry),
      ({ auditLog }) => auditLog.slice(-MAX_AUDIT_ENTRIES),
    ),
  ]
}

/** NL-02 */
function signUpsPerDate({
  subscribers,
}: Pick<DeviceRecord, 'subscribers'>): { readonly day: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { subscriber } of subscribers.values()) {
    const day = new Date(subscriber.subscribedAtMs).toISOString().slice(0, 10)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1))
}
