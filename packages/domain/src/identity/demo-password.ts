/**
 * Password of every account of the demonstration (decision 25). The portal knows it, and nothing else of the
 * demonstration, to refuse it in production. Attack: a real account left with the password that the documentation shows.
 */
export const DEMO_PASSWORD = 'Ventanilla2026'
