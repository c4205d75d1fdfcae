import { z } from 'zod'
import { keysIn } from '../../kernel/keys-in.ts'
import { asksOfPlaces, onMaps, waterOf, ZONE_CLASSES } from '../../places/zone-classes.ts'
import { LONGEST } from '../lengths.ts'
import { isoDate, line, lineOrNothing, listed, NUMBERED, textOrNothing } from '../parts.ts'

/** Zones of one sort: a loaded layer, what it stands for, and who made it. */
export const zone = z
  .strictObject({
    ...listed,
    class: z.enum(keysIn(ZONE_CLASSES)),
    /** identifier of a loaded layer, whose shapes never change: another file is another layer */
    layer: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Cargue la capa o dibújela'),
    /** column of the layer with the name of each shape; empty: they have none */
    nameFrom: lineOrNothing(LONGEST.column),
    /** column with their code: of a municipality, its DANE code; empty: they have none */
    codeFrom: lineOrNothing(LONGEST.column),
    /** who made the layer */
    source: line(LONGEST.norm),
    /** day of what the layer shows, as its source says */
    sourceDate: isoDate,
    norm: lineOrNothing(LONGEST.norm),
    /** what it means to an applicant who asks for something there */
    warning: textOrNothing(LONGEST.description),
    // added to what was published before
    /** asked in an application whose place crosses it; empty: nothing */
    question: lineOrNothing(LONGEST.name).exactOptional(),
    /** what planning must say before the technical concept of a case that crosses it is signed; empty: no concept */
    concept: textOrNothing(LONGEST.description).exactOptional(),
    /** group whose people are proposed for cases that cross it; empty: nobody, or of `profesional` the group that each shape's code names */
    group: z.union([z.literal(''), z.string().regex(NUMBERED.pattern)]).exactOptional(),
    /** of registered captures: column with the granted flow in litres a second, and with the name of the source */
    flowFrom: lineOrNothing(LONGEST.column).exactOptional(),
    sourceFrom: lineOrNothing(LONGEST.column).exactOptional(),
  })
  .refine(
    ({ class: id, question = '', concept = '', group = '' }) =>
      asksOfPlaces(id) || question + concept + group === '',
    {
      path: ['class'],
      error: 'Unos límites los cruza todo lugar, y con el agua no se compara: no preguntan ni piden nada',
    },
  )
  .refine(({ class: id, question = '', concept = '' }) => onMaps(id) || question + concept === '', {
    path: ['class'],
    error:
      'La zona de un profesional es de la organización interna: no pregunta nada al solicitante ni pide concepto',
  })
  .superRefine((content, ctx) => {
    if (waterOf(content.class) !== 'captures') return
    // without them each capture would add nothing to its stream
    for (const [name, what] of COLUMNS_OF_CAPTURES)
      if ((content[name] ?? '') === '')
        ctx.addIssue({
          code: 'custom',
          path: [name],
          message: `Diga en qué columna está ${what} de cada captación`,
        })
  })

const COLUMNS_OF_CAPTURES = [
  ['flowFrom', 'el caudal'],
  ['sourceFrom', 'la fuente'],
] as const

export type Zone = z.output<typeof zone>
