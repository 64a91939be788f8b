import type { TemplateTexts } from './fill-template'
import { layoutHtml, layoutText, type MailLayout } from './mail-layout'
import type { MailType } from './mail-type'

type Texts = Omit<MailLayout, 'footer' | 'block'> & {
  readonly subject: string
  /** Block and footer in both forms. */
  readonly block?: { readonly html: string; readonly text: string }
  readonly footer: { readonly html: string; readonly text: string }
}

const SITE_LINK = '<a class="ref" href="{{siteUrl}}" style="color:#5b21b6">{{siteUrl}}</a>'
const fromSite = (why: string) => ({ html: `${why}<br>${SITE_LINK}`, text: `${why}\n{{siteUrl}}` })
const MESSAGE_STYLE = 'white-space:pre-wrap;word-break:break-word;border-left:3px solid #8b5cf6;padding:4px 0 4px 16px'

const quoted = (name: string) =>
  `<div class="soft line" style="font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;color:#3f4468;margin:0 0 24px;${MESSAGE_STYLE}">{{${name}}}</div>`

const TEXTS: { readonly [Type in MailType]: Texts } = {
  verification: {
    subject: 'Verify your email address for {{siteName}}',
    preview: 'One click, and your account is ready.',
    heading: 'Welcome aboard, {{firstName}}',
    paragraphs: [
      'Please confirm that this is your email address. The link works once and expires after {{minutes}} minutes.',
    ],
    button: { label: 'Verify my email address', link: '{{link}}' },
    footer: fromSite(
      'Someone signed up at {{siteName}} with this address. If that wasn’t you, you can ignore this email.',
    ),
  },
  reset: {
    subject: 'Set a new password for {{siteName}}',
    preview: 'The link expires after {{minutes}} minutes.',
    heading: 'Set a new password',
    paragraphs: [
      'Hello {{firstName}}, here’s the link you asked for. It works once and expires after {{minutes}} minutes. Setting a new password signs you out on all your devices.',
    ],
    button: { label: 'Choose a new password', link: '{{link}}' },
    footer: fromSite('If you didn’t ask for this, you can ignore this email. Your password stays the same.'),
  },
  welcome: {
    subject: 'Welcome to {{siteName}}, {{firstName}}',
    preview: 'Your email address is verified. The universe of trends is yours to explore.',
    heading: 'You’re in, {{firstName}}',
    paragraphs: [
      'Your email address is verified. Every planet is something the world is talking about right now. Fly closer, find out why it’s there, and take its quiz.',
    ],
    button: { label: 'Open my dashboard', link: '{{link}}' },
    footer: fromSite('You’re getting this email because you verified your account at {{siteName}}.'),
  },
  already_registered: {
    subject: 'You already have an account at {{siteName}}',
    preview: 'Someone signed up with your address.',
    heading: 'You already have an account',
    paragraphs: [
      'Hello {{firstName}}, someone just signed up with this address, which has an account already. Nothing was changed, and no second account was made.',
      'If that was you, sign in with your password. If you forgot it, the sign-in page helps you set a new one.',
    ],
    button: { label: 'Sign in', link: '{{link}}' },
    footer: fromSite('If it wasn’t you, you can ignore this email. Whoever it was learned nothing about your account.'),
  },
  newsletter: {
    subject: '{{title}}',
    preview: '{{title}}',
    heading: '{{title}}',
    paragraphs: [],
    block: { html: '{{content}}', text: '{{content}}' },
    footer: {
      html: `You subscribed to the {{siteName}} newsletter. <a class="ref" href="{{unsubscribeLink}}" style="color:#5b21b6">Unsubscribe</a><br>${SITE_LINK}`,
      text: 'You subscribed to the {{siteName}} newsletter.\nUnsubscribe: {{unsubscribeLink}}\n{{siteUrl}}',
    },
  },
  newsletter_confirm: {
    subject: 'Please confirm your subscription to {{siteName}}',
    preview: 'One click to confirm your newsletter.',
    heading: 'One click to go',
    paragraphs: ['Please confirm that you want the {{siteName}} newsletter.'],
    button: { label: 'Confirm my subscription', link: '{{link}}' },
    footer: fromSite('If you didn’t subscribe, ignore this email and we won’t send you any more.'),
  },
  contact: {
    subject: '{{priority}}{{subject}}',
    preview: '{{name}} sent a message through the contact form.',
    heading: '{{priority}}{{subject}}',
    paragraphs: ['From {{name}}, {{email}}:'],
    block: {
      html: quoted('message'),
      text: '{{message}}',
    },
    footer: fromSite('Sent through the {{siteName}} contact form. Reply to this email to answer the visitor.'),
  },
  new_place: {
    subject: 'New admin sign-in at {{siteName}}',
    preview: '{{device}}, {{when}}.',
    heading: 'A sign-in from a new place',
    paragraphs: [
      'Hello {{firstName}}, someone signed in to the admin area with your account on {{when}}: {{device}}, network {{network}}. You haven’t signed in from there before.',
      'If that was you, there’s nothing to do. If it wasn’t, open the page below, sign out everywhere and change your password right away.',
    ],
    button: { label: 'Check my account', link: '{{link}}' },
    footer: fromSite('You’re getting this email because you’re an administrator of {{siteName}}.'),
  },
  second_factor: {
    subject: '{{title}}: your account at {{siteName}}',
    preview: '{{change}}',
    heading: '{{title}}',
    paragraphs: [
      'Hello {{firstName}}, this happened on {{when}}. {{change}}',
      'If that wasn’t you, sign out everywhere, change your password and ask the person who runs the server for help.',
    ],
    button: { label: 'Check my account', link: '{{link}}' },
    footer: fromSite('You’re getting this email because you’re an administrator of {{siteName}}.'),
  },
  contact_answer: {
    subject: 'Re: {{subject}}',
    preview: 'A reply from {{siteName}}.',
    heading: 'Hello {{name}}',
    paragraphs: ['Thank you for writing to us. Here’s our reply:'],
    block: {
      html: `${quoted('answer')}<p class="soft" style="font-family:Helvetica,Arial,sans-serif;font-size:14px;color:#3f4468;margin:0 0 8px">You wrote:</p>${quoted('message')}`,
      text: '{{answer}}\n\nYou wrote:\n\n{{message}}',
    },
    footer: fromSite('You wrote to {{siteName}} through its contact form.'),
  },
  test: {
    subject: 'Test email from {{siteName}}',
    preview: '{{serverName}} can send email.',
    heading: 'It works',
    paragraphs: ['This email was sent through the mail server "{{serverName}}".'],
    footer: fromSite('An administrator of {{siteName}} asked for this test.'),
  },
}

/** EM-03: the product's own wording of a mail, used wherever the operator has no active one. */
export function builtInTemplate(type: MailType): TemplateTexts {
  const { subject, footer, block, ...mail } = TEXTS[type]
  return {
    subject,
    htmlContent: layoutHtml({ ...mail, footer: footer.html, ...(block && { block: block.html }) }),
    textContent: layoutText({ ...mail, ...(block && { block: block.text }) }, footer.text),
  }
}
