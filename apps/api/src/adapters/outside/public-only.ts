import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IPv4 that no outside address can be in (RFC 6890): ours, this machine's, and those of nobody. */
const CLOSED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Within the one network of IPv6 that is public: those of examples, and those that wrap an IPv4 address. */
const CLOSED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, bits] of CLOSED_4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of CLOSED_6) closed.addSubnet(network, bits, 'ipv6')
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is of the public network. */
export function isPublic(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** A name that leads to an address which is not public. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic'
}

export type Resolve = (
  name: string,
  /** with an error the machine's resolver gives no list */
  done: (error: NodeJS.ErrnoException | null, found?: readonly LookupAddress[]) => void,
) => void

const system: Resolve = (name, done) => lookup(name, { all: true }, done)

/**
 * Finds the addresses of a name for a connection, and none unless all of them are public.
 * Attack: a name of the attacker's own that leads to the database or to the cloud's metadata, also one that says
 * something else when it is asked again: the connection takes the very addresses that were judged.
 */
export const publicOnly =
  (resolve: Resolve = system, allows: (address: string) => boolean = isPublic): LookupFunction =>
  (name, { all }, done) => {
    resolve(name, (error, found = []) => {
      const [first] = found
      if (error !== null || first === undefined) return done(error ?? new NotPublic(name), [])
      if (!found.every(({ address }) => allows(address))) return done(new NotPublic(name), [])
      if (all === true) return done(null, [...found])
      return done(null, first.address, first.family)
    })
  }
