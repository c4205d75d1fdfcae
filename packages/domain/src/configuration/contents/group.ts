import { z } from 'zod'
import { ALERT_IDS } from '../groups/alerts.ts'
import { CAPITALS, eachOnce, listed, NAMED } from '../parts.ts'

/** Identifier of an account. */
const account = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/** Officials whom the authority names together, by their accounts and by their roles. */
export const group = z
  .strictObject({
    ...listed,
    /** office for whose cases it is offered; null: for all */
    office: z.string().regex(NAMED.pattern).nullable(),
    roles: eachOnce(z.string().regex(CAPITALS.pattern), 60),
    people: eachOnce(account, 300),
    // added to what was published before
    alerts: eachOnce(z.enum(ALERT_IDS), 60).exactOptional(),
    /** templates of the acts of which it gets a copy */
    acts: eachOnce(z.string().regex(CAPITALS.pattern), 200).exactOptional(),
  })
  .refine(({ active, roles, people }) => !active || roles.length + people.length > 0, {
    path: ['people'],
    error: 'Elija al menos una persona o un rol',
  })
