import { BlockList, isIP } from 'node:net'

/** Whether the peer at `hop` (0: the socket's other end) is trusted to name its client in X-Forwarded-For. */
export type TrustProxy = false | ((address: string, hop: number) => boolean)

/** Upper bound on chained proxies: a larger number is a port or a year. */
const MOST_HOPS = 10
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
/** Group name for unreadable addresses, also in the audit. */
const UNKNOWN = 'desconocida'

/**
 * Parses TRUST_PROXY: "0" or "off", a number of proxies in front, or their networks ("10.0.0.0/8, fd00::/8,
 * loopback"); undefined when invalid. Attack: a caller who writes X-Forwarded-For changes identity with each
 * call, so that no limit holds and the audit names strangers. A function, because Fastify's own hop count
 * trusts no proxy.
 */
export function readTrustProxy(value: string): TrustProxy | undefined {
  const given = value.trim()
  if (given === '' || given === '0' || given === 'off') return false
  if (/^\d+$/.test(given)) {
    const hops = Number(given)
    // an unbounded number would trust every address that the caller writes
    return hops <= MOST_HOPS ? (_address, hop) => hop < hops : undefined
  }
  const list = new BlockList()
  for (const part of given.split(',').map((one) => one.trim())) {
    for (const network of NAMED[part] ?? [part]) {
      const [address = '', bits, ...more] = network.split('/')
      const family = isIP(address)
      const widest = family === 6 ? 128 : 32
      const size = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : 0
      if (family === 0 || more.length > 0 || size < 1 || size > widest) return undefined
      list.addSubnet(address, size, family === 6 ? 'ipv6' : 'ipv4')
    }
  }
  return (address) => {
    const plain = plainAddress(address)
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * Key of an address in limits, sessions and the audit: an IPv4 address unchanged, an IPv6 address by its /64,
 * because a household or a rented server changes within it at will. Text that is not an address is never a key.
 * Undefined despite Fastify's type: the caller hung up during the checks and the socket has lost the address.
 */
export function addressGroup(address: string | undefined): string {
  const plain = plainAddress(address)
  const family = isIP(plain)
  if (family === 4) return plain
  if (family !== 6) return UNKNOWN
  const network = words(plain)
    .slice(0, 4)
    .map((word) => word.toString(16))
  return `${network.join(':')}::/64`
}

/**
 * Strips the port ("1.2.3.4:5", "[::1]:5" as some balancers
 * write it) and the zone; unwraps an IPv4-mapped address.
 */
function plainAddress(address: string | undefined): string {
  if (address === undefined) return ''
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
  const plain = bare.split('%')[0] ?? ''
  if (isIP(plain) !== 6) return plain
  const [a = 0, b = 0] = words(plain).slice(6)
  const isMapped = words(plain)
    .slice(0, 6)
    .every((word, i) => word === (i === 5 ? 0xffff : 0))
  return isMapped ? [a >> 8, a & 255, b >> 8, b & 255].join('.') : plain
}

/** The eight words of a valid IPv6 address. */
function words(address: string): number[] {
  const v4 = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const text =
    v4 === null
      ? address
      : `${v4[1]}${((Number(v4[2]) << 8) | Number(v4[3])).toString(16)}:${((Number(v4[4]) << 8) | Number(v4[5])).toString(16)}`
  const [head = '', tail] = text.split('::')
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16))
  if (tail === undefined) return read(head)
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
