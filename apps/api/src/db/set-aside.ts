/**
 * Worker kills after which a job is set aside, because each
 * kill also delays the others; only an operator puts it back.
 */
export const MOST_KILLS = 2
