import type { Readable } from 'node:stream'

/**
 * Result of a scan. `unavailable` means unknown (no daemon, a limit exceeded, a response not understood): not
 * clean, so the file stays closed and the scan is retried later.
 */
export type ScanResult =
  | { verdict: 'clean' }
  | { verdict: 'infected'; signature: string }
  | { verdict: 'unavailable'; reason: string }

/** Scans a file for malware. Never throws; reads the stream to its end or destroys it. */
export interface Scanner {
  scan(stream: Readable): Promise<ScanResult>
}
