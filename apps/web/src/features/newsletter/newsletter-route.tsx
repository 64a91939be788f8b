/** What the links of the newsletter open, as one file to load. */
export { ConfirmSubscriptionPage } from './confirm-subscription-page'
export { UnsubscribePage } from './unsubscribe-page'
