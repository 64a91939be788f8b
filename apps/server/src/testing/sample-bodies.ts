/** What sample calls about mails bring. */
export const MAIL_SERVER = { name: 'Main', host: 'mail.example.org', port: 587, fromAddress: 'hello@trends.example' }
export const WORDING = {
  subject: 'Reset your password',
  htmlContent: '<p>{{firstName}} <a href="{{link}}">{{link}}</a></p>',
  textContent: '{{firstName}} {{link}}',
}
export const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Hello',
  message: 'A question about a planet.',
}
