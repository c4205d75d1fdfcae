import { type FaultyPlaces, faultyPlaces } from './faults.ts'
import { netOf, type Reach, type StreamNet } from './net.ts'

/** A layer of streams, joined and with its faults. Built once for each version of the layer. */
export interface Streams extends StreamNet, FaultyPlaces {}

/** Joins the reaches of a layer drawn in the direction of flow, and finds its faults. */
export function streamsOf(reaches: Iterable<Reach>): Streams {
  const net = netOf(reaches)
  return { ...net, ...faultyPlaces(net) }
}
