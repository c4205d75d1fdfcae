/** After so many a job is set aside: each time it ended what did it and held up the others; only a person puts it back. */
export const MOST_KILLS = 2
