/** Statuses with which a call can be rejected; 5xx can occur in every call and is documented once. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429
