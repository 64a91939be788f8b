/** Every page of accounts as one file to load: they share their forms, and whoever sees one often sees the next. */
export { DashboardPage } from './dashboard-page'
export { ForgotPasswordPage } from './forgot-password-page'
export { LoginPage } from './login-page'
export { LogoutPage } from './logout-page'
export { ResetPasswordPage } from './reset-password-page'
export { SignupPage } from './signup-page'
export { VerifyEmailPage } from './verify-email-page'
