/** The parts of administrators' pages, which no visitor loads. */
export { AdminArea } from './admin-area'
export { AdminLoginPage } from './admin-login-page'
export { AdminPage } from './admin-page'
