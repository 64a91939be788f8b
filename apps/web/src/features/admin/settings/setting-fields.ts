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
    hint: 'Stands in the header, in titles and in mails.',
    problem: 'Please enter a name of at most 100 characters.',
  },
  autoFeature: {
    kind: 'switch',
    hint: 'The strongest trends fill the places on the home page that nobody chose a trend for.',
    problem: '',
  },
  enableRegistration: {
    kind: 'switch',
    hint: 'Off: nobody can sign up. Accounts that are there go on.',
    problem: '',
  },
  neutralAccountTexts: {
    kind: 'switch',
    hint: 'Sign-up, sign-in and the newsletter do not tell whether an address is known here.',
    problem: '',
  },
  dailyMemeLimit: {
    kind: 'limit',
    hint: 'Per account and day. -1: no limit.',
    problem: 'Please enter a whole number from 0, or -1 for no limit.',
  },
  dailyQuizLimit: {
    kind: 'limit',
    hint: 'Per account and day. -1: no limit.',
    problem: 'Please enter a whole number from 0, or -1 for no limit.',
  },
  dailyGameLimit: {
    kind: 'limit',
    hint: 'Per account and day. -1: no limit.',
    problem: 'Please enter a whole number from 0, or -1 for no limit.',
  },
  gameOrigins: {
    kind: 'lines',
    hint: 'Addresses such as https://games.example.org, with spaces between them. Empty: only the games of this site run.',
    problem: 'Please enter addresses that begin with https://, with spaces between them.',
  },
  aiQuizModel: {
    kind: 'text',
    hint: 'As the provider writes it, for example gpt-4o.',
    problem: 'Please enter the name of a model as the provider writes it.',
  },
  aiMemeModel: {
    kind: 'text',
    hint: 'Writes the captions of memes.',
    problem: 'Please enter the name of a model as the provider writes it.',
  },
  aiImageModel: {
    kind: 'text',
    hint: 'Paints the pictures of memes.',
    problem: 'Please enter the name of a model as the provider writes it.',
  },
  aiTestModel: {
    kind: 'text',
    hint: 'Answers when a key is tested. A cheap one will do.',
    problem: 'Please enter the name of a model as the provider writes it.',
  },
  supportEmail: {
    kind: 'mail',
    hint: 'Messages of the contact form are mailed here. Empty: they are kept for administrators alone.',
    problem: 'Please enter a valid email address.',
  },
  newsletterDoubleOptIn: {
    kind: 'switch',
    hint: 'On: a subscription counts once the link in a mail was followed. Off: it counts at once.',
    problem: '',
  },
}

/** Settings that belong together, with what they are for. */
export type SettingGroup = { readonly title: string; readonly text: string; readonly fields: readonly FormSetting[] }

export const SETTING_GROUPS: Readonly<Record<SettingTab, readonly SettingGroup[]>> = {
  general: [
    {
      title: 'Site',
      text: 'What the site is called, and what stands on its home page.',
      fields: ['siteName', 'autoFeature'],
    },
    {
      title: 'Accounts',
      text: 'Who may join, and what strangers learn about accounts.',
      fields: ['enableRegistration', 'neutralAccountTexts'],
    },
    {
      title: 'Daily limits',
      text: 'How often an account may use what costs something. An account can have limits of its own.',
      fields: ['dailyMemeLimit', 'dailyQuizLimit', 'dailyGameLimit'],
    },
    { title: 'Games', text: 'Which other sites may provide games.', fields: ['gameOrigins'] },
    {
      title: 'AI models',
      text: 'Which models are asked with the AI keys.',
      fields: ['aiQuizModel', 'aiMemeModel', 'aiImageModel', 'aiTestModel'],
    },
  ],
  email: [{ title: 'Support', text: 'Where what visitors write to you goes.', fields: ['supportEmail'] }],
  newsletter: [{ title: 'Subscriptions', text: 'When a subscription counts.', fields: ['newsletterDoubleOptIn'] }],
}
