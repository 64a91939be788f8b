import type { MailContent } from './mail-type'

/** Addresses inside mails (EM-07, OP-03). `publicUrl` is the origin of the installation, never one from a request. */
export function mailLink(publicUrl: string, content: MailContent): string | null {
  switch (content.type) {
    case 'verification':
      return withToken(`${publicUrl}/verify-email`, content.variables.token)
    case 'reset':
      return withToken(`${publicUrl}/reset-password`, content.variables.token)
    case 'welcome':
      return `${publicUrl}/dashboard`
    case 'already_registered':
      return `${publicUrl}/login`
    case 'newsletter_confirm':
      return withToken(`${publicUrl}/newsletter/confirm`, content.variables.token)
    case 'new_place':
    case 'second_factor':
      return `${publicUrl}/admin/security`
    case 'newsletter':
    case 'contact':
    case 'contact_answer':
    case 'test':
      return null
  }
}

/** The page that asks whether somebody wants to leave the newsletter; opening it changes nothing. */
export function unsubscribeLink(publicUrl: string, token: string): string {
  return withToken(`${publicUrl}/unsubscribe`, token)
}

/** RFC 2369 and RFC 8058: mail programs post to this address by themselves when a reader leaves with one click. */
export function unsubscribeHeaders(publicUrl: string, token: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${withToken(`${publicUrl}/api/newsletter/unsubscribe`, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function withToken(address: string, token: string): string {
  return `${address}?token=${encodeURIComponent(token)}`
}
