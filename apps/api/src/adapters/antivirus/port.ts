import type { Readable } from 'node:stream'

/**
 * What a scan found. `unavailable` means that nothing is known (no daemon, a limit exceeded, an answer not
 * understood): it is not clean, the file stays closed and the scan is tried again later.
 */
export type ScanResult =
  | { verdict: 'clean' }
  | { verdict: 'infected'; signature: string }
  | { verdict: 'unavailable'; reason: string }

/** Looks for malware in a file. Never throws; reads the stream to its end or destroys it. */
export interface Scanner {
  scan(stream: Readable): Promise<ScanResult>
}
