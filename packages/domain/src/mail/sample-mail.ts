import { writeNewsletterWelcome } from '../newsletter/write-newsletter-welcome'
import type { MailContent, MailType } from './mail-type'

/** It opens nothing: no token has this form. */
const SAMPLE_TOKEN = 'sample'
const FIRST_NAME = 'Ada'
const SAMPLE_MOMENT = { firstName: FIRST_NAME, atMs: Date.UTC(2026, 4, 4, 7), timeZone: 'UTC' }

/** What a mail of a type might say, for a look at its wording. */
export function sampleMail(type: MailType, publicUrl: string): MailContent {
  switch (type) {
    case 'verification':
    case 'reset':
      return { type, variables: { firstName: FIRST_NAME, token: SAMPLE_TOKEN } }
    case 'welcome':
    case 'already_registered':
      return { type, variables: { firstName: FIRST_NAME } }
    case 'newsletter':
      return { type, variables: { ...writeNewsletterWelcome(publicUrl), unsubscribeToken: SAMPLE_TOKEN } }
    case 'newsletter_confirm':
      return { type, variables: { token: SAMPLE_TOKEN } }
    case 'contact': {
      const message = 'Hello,\nI can’t find last Tuesday’s quiz. Where is it?'
      const from = { name: 'Ada Lovelace', email: 'ada@example.org' }
      return { type, variables: { ...from, subject: 'A quiz is missing', message, priority: true } }
    }
    case 'contact_answer': {
      const message = 'I can’t find last Tuesday’s quiz. Where is it?'
      const answer = 'It’s on its trend’s page, under “Quiz”.'
      return { type, variables: { name: 'Ada Lovelace', subject: 'A quiz is missing', message, answer, replyTo: null } }
    }
    case 'new_place': {
      const place = { device: 'Firefox on Windows', network: '192.0.2.0/24' }
      return { type, variables: { ...SAMPLE_MOMENT, place } }
    }
    case 'second_factor':
      return { type, variables: { ...SAMPLE_MOMENT, event: 'switched_on' } }
    case 'test':
      return { type, variables: { serverName: 'Main server' } }
  }
}
