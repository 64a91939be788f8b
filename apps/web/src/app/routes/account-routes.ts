import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseAuthSearch } from '../../features/accounts/auth-search'
import { parseProfileSearch } from '../../features/profile/shared-name'
import { titled } from '../start/page-title'
import { onlyKnown } from './only-known'
import { atTop } from './root-route'

type RawSearch = Record<string, unknown>

const accountParts = () => import('../../features/accounts/account-route')
const authSearch = (raw: RawSearch) => onlyKnown(raw, parseAuthSearch(raw))

const loginRoute = createRoute({
  ...atTop,
  path: '/login',
  validateSearch: authSearch,
  head: titled('Sign in', import.meta.env.SSR && 'Sign in to your account.'),
  component: lazyRouteComponent(accountParts, 'LoginPage'),
})

const signupRoute = createRoute({
  ...atTop,
  path: '/signup',
  validateSearch: authSearch,
  head: titled('Create your account', import.meta.env.SSR && 'Sign up for free.'),
  component: lazyRouteComponent(accountParts, 'SignupPage'),
})

const forgotPasswordRoute = createRoute({
  ...atTop,
  path: '/forgot-password',
  head: titled('Reset your password', import.meta.env.SSR && 'Get a link to reset your password.'),
  component: lazyRouteComponent(accountParts, 'ForgotPasswordPage'),
})

const resetPasswordRoute = createRoute({
  ...atTop,
  path: '/reset-password',
  validateSearch: authSearch,
  head: titled('Reset your password', import.meta.env.SSR && 'Choose a new password for your account.'),
  component: lazyRouteComponent(accountParts, 'ResetPasswordPage'),
})

const verifyEmailRoute = createRoute({
  ...atTop,
  path: '/verify-email',
  validateSearch: authSearch,
  head: titled('Verify your email', import.meta.env.SSR && 'Verify your email address.'),
  component: lazyRouteComponent(accountParts, 'VerifyEmailPage'),
})

const logoutRoute = createRoute({
  ...atTop,
  path: '/logout',
  head: titled('Sign out', import.meta.env.SSR && 'Sign out.'),
  component: lazyRouteComponent(accountParts, 'LogoutPage'),
})

const dashboardRoute = createRoute({
  ...atTop,
  path: '/dashboard',
  head: titled('Dashboard', import.meta.env.SSR && 'Your account.'),
  component: lazyRouteComponent(accountParts, 'DashboardPage'),
})

const profileParts = () => import('../../features/profile/profile-route')

const profileRoute = createRoute({
  ...atTop,
  path: '/profile',
  validateSearch: (raw: RawSearch) => onlyKnown(raw, parseProfileSearch(raw)),
  loader: async (asked) => (await profileParts()).readProfilePage(asked),
  head: titled('Profile', import.meta.env.SSR && 'Your profile.'),
  component: lazyRouteComponent(profileParts, 'ProfilePage'),
  pendingComponent: lazyRouteComponent(profileParts, 'ProfileSkeleton'),
  errorComponent: lazyRouteComponent(profileParts, 'ProfileFailed'),
})

const settingsParts = () => import('../../features/settings/settings-route')

const settingsRoute = createRoute({
  ...atTop,
  path: '/settings',
  loader: async (asked) => (await settingsParts()).readSettingsPage(asked),
  head: titled('Settings', import.meta.env.SSR && 'Your settings.'),
  component: lazyRouteComponent(settingsParts, 'SettingsPage'),
  pendingComponent: lazyRouteComponent(settingsParts, 'SettingsSkeleton'),
  errorComponent: lazyRouteComponent(settingsParts, 'SettingsFailed'),
})

/** The ways in and out, and what belongs to whoever is in. */
export const accountRoutes = [
  loginRoute,
  signupRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  logoutRoute,
  dashboardRoute,
  profileRoute,
  settingsRoute,
] as const
