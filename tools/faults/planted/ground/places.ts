import type { Fault } from '../../plant.ts'

const ANSWERS = { file: 'apps/api/src/modules/places/places.test.ts' } as const
const OF_CASE = { file: 'apps/api/src/modules/places/zones-of-case.test.ts' } as const

const ASKED = { file: 'apps/api/src/modules/places/what-zones-ask.test.ts' } as const

/** Faults in what is said of a place, and in who reads it. */
export const PLACES_FAULTS: readonly Fault[] = [
  {
    id: 'missing-layer-crosses-nothing',
    harm: 'a layer that is not there would be said not to be crossed',
    file: 'apps/api/src/db/places/zone-answers.ts',
    find: "      if (!there.has(zone.layer)) return [zone.key, notChecked('missing')]\n",
    replace: '',
    test: { ...ANSWERS, title: 'crosses a zone, does not cross another, and of a third nobody knows' },
  },
  {
    id: 'star-measured',
    harm: 'an area that crosses itself two million times would hold up everybody for ten seconds, and forty of them for minutes',
    file: 'apps/api/src/modules/places/place.ts',
    find: "  if (area && isTangled(at)) throw wrong(TANGLED_WORDS, 'body.at')\n",
    replace: '',
    test: { ...ANSWERS, title: 'is refused with a sentence' },
  },
  {
    id: 'star-of-a-draft-compared',
    harm: 'the review of a draft with such an area would hold up everybody, and could end in «does not cross»',
    file: 'apps/api/src/db/places/zone-answers.ts',
    find: "  if (isTangledArea(geometry)) return new Map(zones.map(({ key }) => [key, notChecked('tangled')]))\n",
    replace: '',
    test: {
      file: 'apps/api/src/db/places/zone-answers.test.ts',
      title: 'an area that crosses itself without end is compared with nothing',
    },
  },
  {
    id: 'cases-near-of-everybody',
    harm: 'a search would show the cases of others, with their applicants',
    file: 'apps/api/src/db/places/cases-near.ts',
    find: " and ${rowsFor(actor, 'cases.read')}",
    replace: '',
    test: { ...ANSWERS, title: 'are those of the reader, nearest first, at the point that was filed' },
  },
  {
    id: 'certain-without-boundaries',
    harm: 'a municipality found by an approximate box would be said to be certain',
    file: 'apps/api/src/modules/places/search.ts',
    find: "  const certain = zone !== null && zone.state !== 'sin_verificar'",
    replace: '  const certain = true',
    test: {
      ...ANSWERS,
      title: 'without loaded boundaries is in municipalities that may be, and in no certain one',
    },
  },
  {
    id: 'compared-over-by-a-word',
    harm: 'an official could say over a comparison that a case crosses nothing',
    file: 'apps/api/src/modules/places/zones-of-case.ts',
    find: "if (row.closed || last.state !== 'sin_verificar')",
    replace: 'if (row.closed)',
    test: {
      ...OF_CASE,
      title: 'is not said twice, nor over a comparison, nor of a zone that was not compared',
    },
  },
  {
    id: 'zones-of-cases-of-others',
    harm: 'any official would read where the applicants of all cases are',
    file: 'apps/api/src/modules/places/zones-of-case.ts',
    find: " and ${rowsFor(actor, 'cases.read')}`,\n  )",
    replace: '`,\n  )',
    test: { ...OF_CASE, title: 'is read by officials who read it, and by nobody else' },
  },
  {
    id: 'unknown-taken-for-apart',
    harm: 'of a case with one place that was not compared it would be said that it crosses nothing',
    file: 'packages/domain/src/places/place-checks.ts',
    find: "  if (unknown?.state === 'sin_verificar') return unknown\n",
    replace: '',
    test: {
      file: 'packages/domain/src/places/place-checks.test.ts',
      title: 'is not known where a place was not checked and none crosses',
    },
  },
  {
    id: 'signed-while-unknown',
    harm: 'an opinion would be signed although nobody knows whether the place lies in a protected area',
    file: 'apps/api/src/modules/acts/prepare-signature.ts',
    find: '  if (template.variables.includes(ZONES_COMPARED))\n    await refuseUnverified(tx, deps.catalogue, loaded, plainText(doc))\n',
    replace: '',
    test: {
      file: 'apps/api/src/modules/acts/unverified-zones.test.ts',
      title: 'an opinion is not signed while nobody knows',
    },
  },
  {
    id: 'layers-of-drafts-on-maps',
    harm: 'everybody could read by its id a layer that is not in force',
    file: 'apps/api/src/modules/places/map-layers.ts',
    find: "    if (zone === undefined) throw notFound('La capa no existe.')\n",
    replace: '',
    test: { ...ANSWERS, title: 'shows layers in force, and no other by its id' },
  },
  {
    id: 'boundaries-that-ask',
    harm: 'every application of the country would be asked, and wait for planning, because it lies in some municipality',
    file: 'packages/domain/src/places/zone-classes.ts',
    find: 'isCompared(id) && !divides(id)',
    replace: 'isCompared(id)',
    test: { file: 'packages/domain/src/configuration/zones.test.ts', title: 'of the class' },
  },
  {
    id: 'asked-as-the-browser-says',
    harm: 'an application that hides the zone it crosses would be filed without what the zone asks',
    file: 'apps/api/src/modules/drafts/compared-draft.ts',
    find: '  return { row: { ...row, answers: { ...withZonesCrossed(form, row.answers, new Set(crossed)) } }, checks }',
    replace: '  return { row, checks }',
    test: {
      ...ASKED,
      title:
        'is asked of who applies where the zone is, whatever their browser says, and of nobody elsewhere',
    },
  },
  {
    id: 'asked-about-what-is-not-seen',
    harm: 'planning would give its concept on a place and a project that it cannot open',
    file: 'apps/api/src/db/scope.ts',
    find: "    if (permission === 'cases.read') tests.push(askedAbout(actor))\n",
    replace: '',
    test: {
      ...ASKED,
      title: 'is asked for once when the case is filed, and reaches the case when it is given',
    },
  },
  {
    id: 'work-in-what-one-is-asked-about',
    harm: 'who is asked one thing about a case could work in it',
    file: 'apps/api/src/db/scope.ts',
    find: "    if (permission === 'cases.read') tests.push(askedAbout(actor))\n",
    replace: '    tests.push(askedAbout(actor))\n',
    test: {
      file: 'apps/api/src/db/scope.test.ts',
      title: 'are those that `can` allows, for every permission, person and case',
    },
  },
  {
    id: 'concept-asked-twice',
    harm: 'planning would be asked again what it has answered, and the signature would wait for it',
    file: 'apps/api/src/db/cases/zones/place-concepts.ts',
    find: '  const missing = asked.filter(({ zone }) => !known.has(zone))',
    replace: '  const missing = asked',
    test: {
      ...ASKED,
      title: 'is asked for once when the case is filed, and reaches the case when it is given',
    },
  },
  {
    id: 'signed-before-planning-answers',
    harm: 'water would be granted in a protected area while planning is still asked whether it can be',
    file: 'apps/api/src/modules/acts/unverified-zones.ts',
    find: '  if (concepts.awaited)',
    replace: '  if (concepts.awaited && about === row.parent_id)',
    test: { ...ASKED, title: 'is waited for by the signature of the opinion' },
  },
  {
    id: 'concept-left-out-of-the-opinion',
    harm: 'an opinion that was begun before planning answered would be signed as if it had said nothing',
    file: 'apps/api/src/modules/acts/unverified-zones.ts',
    find: "concepts.said !== '' && !NAMES_PLANNING.test(text)",
    replace: 'concepts.said === text',
    test: {
      ...ASKED,
      title:
        'is asked for by a zone that came after the filing, once the opinion is begun, which must then name it',
    },
  },
]
