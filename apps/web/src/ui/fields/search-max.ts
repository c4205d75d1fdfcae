/** Longest text of a search that no call bounds: it is kept in the address, which must stay short. */
export const SEARCH_MAX = 100
