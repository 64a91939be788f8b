import type { SystemSettings } from '@trendverse/domain/settings/system-settings'

export const SETTING_TABS = ['general', 'email', 'newsletter'] as const
export type SettingTab = (typeof SETTING_TABS)[number]

/** Closing the site is asked for by itself, not saved with the rest. */
export type FormSetting = Exclude<keyof SystemSettings, 'maintenanceMode'>

type FieldKind = 'limit' | 'switch' | 'text' | 'mail' | 'lines'

/** A setting as a field of the form. */
export type SettingField = {
  readonly kind: FieldKind
  /** What it does. */
  readonly hint: string
  /** What is said of a value that cannot be. */
  readonly problem: string
}

export const SETTING_FIELDS: Readonly<Record<FormSetting, SettingField>> = {
  siteName: {
    kind: 'text',
    hint: 'Shown in the header, in page titles and in emails.',
    problem: 'Please enter a name of at most 100 characters.',
  },
  autoFeature: {
    kind: 'switch',
    hint: 'Fills empty featured places on the home page with the strongest trends.',
    problem: '',
  },
  enableRegistration: {
    kind: 'switch',
    hint: 'When off, sign-up is closed. Existing accounts keep working.',
    problem: '',
  },
  neutralAccountTexts: {
    kind: 'switch',
    hint: 'Sign-up, sign-in and the newsletter don’t reveal whether an address is registered.',
    problem: '',
  },
  dailyMemeLimit: {
    kind: 'limit',
    hint: 'Per account and day; -1 for no limit.',
    problem: 'Please enter a whole number from 0, or -1 for no limit.',
  },
  dailyQuizLimit: {
    kind: 'limit',
    hint: 'Per account and day; -1 for no limit.',
    problem: 'Please enter a whole number from 0, or -1 for no limit.',
  },
  dailyGameLimit: {
    kind: 'limit',
    hint: 'Per account and day; -1 for no limit.',
    problem: 'Please enter a whole number from 0, or -1 for no limit.',
  },
  gameOrigins: {
    kind: 'lines',
    hint: 'Addresses such as https://games.example.org, separated by spaces. Leave empty to allow only your own games.',
    problem: 'Please enter addresses that begin with https://, separated by spaces.',
  },
  aiQuizModel: {
    kind: 'text',
    hint: 'The provider’s name for it, for example gpt-4o.',
    problem: 'Please enter the provider’s name for a model.',
  },
  aiMemeModel: {
    kind: 'text',
    hint: 'Writes the captions of memes.',
    problem: 'Please enter the provider’s name for a model.',
  },
  aiImageModel: {
    kind: 'text',
    hint: 'Creates the pictures for memes.',
    problem: 'Please enter the provider’s name for a model.',
  },
  aiTestModel: {
    kind: 'text',
    hint: 'Answers when you test a key. Leave empty to ask the model the key is used for.',
    problem: 'Please enter the provider’s name for a model.',
  },
  supportEmail: {
    kind: 'mail',
    hint: 'Contact messages are also sent here. Leave empty to keep them under Review only.',
    problem: 'Please enter a valid email address.',
  },
  newsletterDoubleOptIn: {
    kind: 'switch',
    hint: 'When on, subscribers first confirm with a link in an email. When off, subscriptions start at once.',
    problem: '',
  },
}

/** Settings that belong together, with what they are for. */
export type SettingGroup = { readonly title: string; readonly text: string; readonly fields: readonly FormSetting[] }

export const SETTING_GROUPS: Readonly<Record<SettingTab, readonly SettingGroup[]>> = {
  general: [
    {
      title: 'Site',
      text: 'Its name, and what the home page shows.',
      fields: ['siteName', 'autoFeature'],
    },
    {
      title: 'Accounts',
      text: 'Who can join, and what strangers can find out.',
      fields: ['enableRegistration', 'neutralAccountTexts'],
    },
    {
      title: 'Daily limits',
      text: 'How much each account may do per day. You can set other limits for individual accounts.',
      fields: ['dailyMemeLimit', 'dailyQuizLimit', 'dailyGameLimit'],
    },
    { title: 'Games', text: 'Other sites that may host games.', fields: ['gameOrigins'] },
    {
      title: 'AI models',
      text: 'The models your AI keys call.',
      fields: ['aiQuizModel', 'aiMemeModel', 'aiImageModel', 'aiTestModel'],
    },
  ],
  email: [{ title: 'Support', text: 'Where messages from visitors go.', fields: ['supportEmail'] }],
  newsletter: [{ title: 'Subscriptions', text: 'When a subscription starts.', fields: ['newsletterDoubleOptIn'] }],
}
