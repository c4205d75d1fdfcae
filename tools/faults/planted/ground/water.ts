import type { Fault } from '../../plant.ts'

const STREAMS = 'packages/domain/src/geography/streams'
const CAPTURES = 'packages/domain/src/places/captures'
const TAKEN = 'packages/domain/src/cases/water-taken'
const ANSWERS = { file: 'apps/api/src/modules/places/water.test.ts' } as const

/** Faults in the order of captures along a stream, and in who says it. */
export const WATER_FAULTS: readonly Fault[] = [
  {
    id: 'order-sure-through-faults',
    harm: 'a capture would be said to lie upstream through a reach that was drawn against the flow',
    file: `${STREAMS}/order.ts`,
    find: 'verified: verified && !turned && !streams.doubtful.has(next.id) && !streams.doubtful.has(reach.id),',
    replace: 'verified,',
    test: {
      file: `${STREAMS}/streams.test.ts`,
      title: 'that is a reach drawn against the flow is crossed, unverified',
    },
  },
  {
    id: 'longer-arm-of-a-braid',
    harm: 'the distance along the water would be that of whatever arm was walked first',
    file: `${STREAMS}/order.ts`,
    find: 'a.verified === b.verified ? a.distanceM < b.distanceM : a.verified',
    replace: 'a.verified && !b.verified',
    test: {
      file: `${STREAMS}/streams-oracle.test.ts`,
      title: 'the order of random places along random nets is that of a plain program',
    },
  },
  {
    id: 'above-the-gap-taken-for-below',
    harm: 'captures of the main river above a brook that ends beside it would be said to lie below the brook',
    file: `${STREAMS}/order.ts`,
    find: '  return onM < -SLACK_M\n',
    replace: '  return onM < -Infinity\n',
    test: {
      file: `${STREAMS}/streams.test.ts`,
      title: 'that is a gap in the middle of a reach leaves what lies above it on another branch',
    },
  },
  {
    id: 'confirmed-in-any-layer',
    harm: 'a reach that a technician confirmed in an old layer would count in another, where its number is another stream',
    file: `${CAPTURES}.ts`,
    find: 'if (confirmation?.streams === layer && isAt(confirmation, at)) {',
    replace: 'if (confirmation !== null && isAt(confirmation, at)) {',
    test: {
      file: `${CAPTURES}.test.ts`,
      title: 'confirmed in another layer, or at another point, counts as unconfirmed, and says so',
    },
  },
  {
    id: 'confirmed-at-any-point',
    harm: 'a capture whose point was corrected would stay on the reach of the old one',
    file: `${CAPTURES}.ts`,
    find: 'if (confirmation?.streams === layer && isAt(confirmation, at)) {',
    replace: 'if (confirmation?.streams === layer) {',
    test: { ...ANSWERS, title: 'that was confirmed counts no more where an answer moved its point' },
  },
  {
    id: 'sure-without-a-technician',
    harm: 'an order would be said to be verified with captures that nobody brought to their reach',
    file: `${CAPTURES}.ts`,
    find: 'verified: verified && from.sure && isConfirmed',
    replace: 'verified: verified && from.sure',
    test: {
      file: `${CAPTURES}.test.ts`,
      title: 'are not verified where nobody confirmed one of them, nor from a place that is in doubt',
    },
  },
  {
    id: 'expired-water-in-the-sums',
    harm: 'water of concessions that ended would count against who asks for some now',
    file: `${TAKEN}.ts`,
    find: "  if (of.until !== null && of.until !== '' && of.until < today) return null\n",
    replace: '',
    test: { file: `${TAKEN}.test.ts`, title: 'the water that a case takes' },
  },
  {
    id: 'captures-of-everybody',
    harm: 'a search would show where all applicants take water, and anybody could confirm it',
    file: 'apps/api/src/db/places/captures.ts',
    find: '      and ${rowsFor(actor, permission)} and ${within(where)}\n',
    replace: '      and ${within(where)}\n',
    test: {
      ...ANSWERS,
      title:
        'is confirmed by nobody who neither visits nor coordinates, nor of a case on which one does not work',
    },
  },
  {
    id: 'register-read-by-anybody',
    harm: 'a citizen would read the names of a register of captures through searches of places',
    file: 'apps/api/src/modules/places/captures.ts',
    find: "actor.kind === 'funcionario' ? (properties[zone.nameFrom] ?? '') : ''",
    replace: "properties[zone.nameFrom] ?? ''",
    test: { ...ANSWERS, title: 'names no capture of the register to a citizen, and no case of others' },
  },
  {
    id: 'said-over-a-colleague',
    harm: 'a technician would confirm a reach over the word of a colleague that they never read',
    file: 'apps/api/src/db/places/capture-reaches.ts',
    find: '  if ((last?.id ?? null) !== word.previous) return false\n',
    replace: '',
    test: { ...ANSWERS, title: 'is not said twice over the same word, and a newer word counts' },
  },
  {
    id: 'confirmed-in-a-layer-that-went',
    harm: 'a reach would be confirmed by its number in a layer that is not in force any more',
    file: 'apps/api/src/modules/places/confirm-reach.ts',
    find: '    if (net?.zone.layer !== body.streams)\n',
    replace: '    if (net === null)\n',
    test: { ...ANSWERS, title: 'counts as unconfirmed with another layer of streams, and says so' },
  },
  {
    id: 'far-without-a-reason',
    harm: 'a capture would be put on a far stream, and nobody would know why',
    file: 'apps/api/src/modules/places/confirm-reach.ts',
    find: ' && !isReason(body.reason))',
    replace: ' && !isReason(body.reason) && body.reason !== body.reason)',
    test: { ...ANSWERS, title: 'asks why it is not the nearest one, and can be far when it is said' },
  },
]
