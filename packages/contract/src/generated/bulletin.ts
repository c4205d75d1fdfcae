// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const bulletin = {
  feed: ref<(typeof import('../bulletin.contract.ts'))['bulletin']['bulletin.feed']>(
    'bulletin.feed',
    'GET',
    '/api/v1/boletin/atom',
    [200],
  ),
  file: ref<(typeof import('../bulletin.contract.ts'))['bulletin']['bulletin.file']>(
    'bulletin.file',
    'GET',
    '/api/v1/boletin/:id/archivo',
    [200],
  ),
  list: ref<(typeof import('../bulletin.contract.ts'))['bulletin']['bulletin.list']>(
    'bulletin.list',
    'GET',
    '/api/v1/boletin',
    [200],
  ),
  pending: ref<(typeof import('../bulletin.contract.ts'))['bulletin']['bulletin.pending']>(
    'bulletin.pending',
    'GET',
    '/api/v1/publicaciones',
    [200],
  ),
  publish: ref<(typeof import('../bulletin.contract.ts'))['bulletin']['bulletin.publish']>(
    'bulletin.publish',
    'POST',
    '/api/v1/publicaciones/:actId',
    [200],
  ),
  read: ref<(typeof import('../bulletin.contract.ts'))['bulletin']['bulletin.read']>(
    'bulletin.read',
    'GET',
    '/api/v1/boletin/:id',
    [200],
  ),
}
