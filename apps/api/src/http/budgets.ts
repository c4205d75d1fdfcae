import { Refusal } from '@ventanilla/domain/cases/problem'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { type Db, sql } from '../db/sql.ts'

export interface Budget {
  /** whose `who` is: an id of a person, `addressGroup(ip)`, a telephone or mail address, or {@link PORTAL} */
  readonly per: 'account' | 'address' | 'number' | 'person' | 'portal'
  /** what fits into one window: tries, messages or bytes */
  readonly most: number
  /** length of the window, which begins with the first that is spent */
  readonly seconds: number
  /** what the person reads beyond it; `wait`: «12 minutos» */
  readonly sentence: (wait: string) => string
  /** what administrators are told when it is over: somebody may be guessing. Unset: they are not */
  readonly alarm?: string
}

const HOUR = 3600
const DAY = 24 * HOUR

/** What a login reads that has to wait. */
export const tooManyLogins = (wait: string): string =>
  `Hubo demasiados intentos fallidos. Espere ${wait} y vuelva a intentar.`
/** The same of a wait worth avoiding: the owner comes in by mail. */
export const waitOrRecover = (wait: string): string =>
  `${tooManyLogins(wait)} Si la cuenta es suya y no quiere esperar, recupere la contraseña con su correo.`

/** What may be guessed, sent or stored, by whom and how much of it. A new one is a row here, never a counter of its own. */
export const BUDGETS = {
  // Four digits to sign are guessed by whoever holds a stolen session: 10 of 10 000 a day, however many acts wait for it.
  signingGuessesOfAccount: {
    per: 'account',
    most: 10,
    seconds: DAY,
    sentence: (wait) =>
      `Sus códigos de firma quedaron bloqueados porque se escribieron varios equivocados. Firme con su llave de acceso, pida a un administrador que los vuelva a abrir o intente de nuevo en ${wait}.`,
    alarm: 'Se escribieron demasiados códigos de firma equivocados con una cuenta',
  },
  // One address with many stolen sessions; an office of thirty signers behind one address mistypes less than this.
  signingGuessesOfAddress: {
    per: 'address',
    most: 60,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
  },
  // Many sessions from many addresses: of a day's 10 000 possibilities no attack may try more than a thirtieth.
  signingGuessesOfPortal: {
    per: 'portal',
    most: 300,
    seconds: DAY,
    sentence: (wait) =>
      `La firma con código está detenida en todo el portal porque se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo la firma con código en todo el portal',
  },
  // Codes asked for without end on one act after the other, each an SMS: nobody reads and signs one a minute for hours.
  signingCodesOfAccount: {
    per: 'account',
    most: 60,
    seconds: HOUR,
    sentence: (wait) => `Ya pidió muchos códigos de firma. Podrá pedir otro en ${wait}.`,
  },
  // The code of a recovery is asked for by anybody who knows the mail address, and guessed five times each. More than twice
  // what one address may try: a stranger behind one connection cannot end somebody's recovery for the day.
  recoveryGuessesOfAccount: {
    per: 'account',
    most: 50,
    seconds: DAY,
    sentence: (wait) =>
      `Se escribieron demasiados códigos equivocados para esta cuenta. Comuníquese con la autoridad o intente de nuevo en ${wait}.`,
    alarm: 'Se escribieron demasiados códigos de recuperación equivocados para una cuenta',
  },
  // 120 tries in 23 seconds were made from one address, with 60 recoveries of as many accounts.
  recoveryGuessesOfAddress: {
    per: 'address',
    most: 20,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
  },
  // The same from a thousand addresses: the code of one of 10 000 recoveries would be hit.
  recoveryGuessesOfPortal: {
    per: 'portal',
    most: 1000,
    seconds: DAY,
    sentence: (wait) =>
      `La recuperación de contraseñas está detenida por un ataque. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo la recuperación de contraseñas en todo el portal',
  },
  // Somebody else's telephone or mail address would be confirmed as one's own.
  codeGuessesOfAccount: {
    per: 'account',
    most: 20,
    seconds: DAY,
    sentence: (wait) => `Se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
  },
  codeGuessesOfAddress: {
    per: 'address',
    most: 40,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se escribieron demasiados códigos equivocados. Intente de nuevo en ${wait}.`,
  },
  codeGuessesOfPortal: {
    per: 'portal',
    most: 2000,
    seconds: DAY,
    sentence: (wait) => `La confirmación de celulares y correos está detenida. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo en todo el portal la confirmación de celulares y correos con código',
  },
  // Radicados are counted up and document numbers are known: the pairs are tried until the state of a case answers.
  lookupsOfAddress: {
    per: 'address',
    most: 100,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se consultaron demasiadas solicitudes que no existen. Intente de nuevo en ${wait}, o ingrese con su cuenta.`,
  },
  lookupsOfPortal: {
    per: 'portal',
    most: 5000,
    seconds: DAY,
    sentence: (wait) =>
      `La consulta sin cuenta está detenida. Intente de nuevo en ${wait}, o ingrese con su cuenta.`,
    alarm:
      'Se detuvo la consulta de solicitudes sin cuenta: hubo demasiados intentos con datos que no existen',
  },
  // Codes printed on acts have 58 bits and tokens of links 256: what is answered here is noise, and filling the audit.
  verificationsOfAddress: {
    per: 'address',
    most: 300,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se comprobaron demasiados códigos que no existen. Intente de nuevo en ${wait}.`,
  },
  linksOfAddress: {
    per: 'address',
    most: 100,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se abrieron demasiados enlaces que no existen. Intente de nuevo en ${wait}.`,
  },
  // SMS pumping: numbers of an accomplice's operator are sent codes without end, and the authority pays for each.
  smsOfNumber: {
    per: 'number',
    most: 10,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy ya enviamos a ese celular todos los mensajes de un día. Podrá pedir otro en ${wait}.`,
  },
  smsOfAddress: {
    per: 'address',
    most: 50,
    seconds: DAY,
    sentence: (wait) =>
      `Desde esta conexión se pidieron demasiados mensajes de texto. Intente de nuevo en ${wait}.`,
  },
  smsOfPortal: {
    per: 'portal',
    most: 3000,
    seconds: DAY,
    sentence: (wait) => `El envío de mensajes de texto está detenido. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo el envío de códigos por mensaje de texto: hoy se pidieron demasiados',
  },
  // The mailbox of a stranger filled by registrations, powers and offers in their name.
  mailsOfMailbox: {
    per: 'number',
    most: 20,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy ya enviamos a ese correo todos los mensajes de un día que se pueden pedir sin confirmarlo. Intente de nuevo en ${wait}.`,
  },
  // A list of mailboxes gone through, until the authority's mail counts as a nuisance and is refused everywhere.
  mailsOfAddress: {
    per: 'address',
    most: 100,
    seconds: DAY,
    sentence: (wait) => `Desde esta conexión se pidieron demasiados correos. Intente de nuevo en ${wait}.`,
  },
  mailsOfPortal: {
    per: 'portal',
    most: 5000,
    seconds: DAY,
    sentence: (wait) => `El envío de correos sin confirmar está detenido. Intente de nuevo en ${wait}.`,
    alarm: 'Se detuvo el envío de correos a direcciones sin confirmar: hoy se pidieron demasiados',
  },
  // Whoever sets off alarms without end hides the one that matters; /operacion shows all of them.
  alarmsOfPortal: {
    per: 'portal',
    most: 20,
    seconds: DAY,
    sentence: (wait) => `Ya se enviaron muchas alarmas. La próxima saldrá en ${wait}.`,
  },
  // A script fills the store with files that belong to nothing. The settings UPLOAD_DAY_FILES and UPLOAD_DAY_MB say how much.
  uploadedFilesOfPerson: {
    per: 'person',
    most: 1000,
    seconds: DAY,
    sentence: (wait) =>
      `Ya subió todos los archivos que una persona puede subir en un día. Lo que subió está guardado; podrá subir más en ${wait}.`,
  },
  uploadedBytesOfPerson: {
    per: 'person',
    most: 10_240 * 1_048_576,
    seconds: DAY,
    sentence: (wait) =>
      `Sus archivos de hoy ya suman todo lo que una persona puede subir en un día. Lo que subió está guardado; podrá subir más en ${wait}.`,
  },
  // A password guessed from many addresses at once. One address alone, made to wait, does not come to 30 in four hours, so
  // that nobody shuts an account from one place; a device that knows the account does not count here.
  loginGuessesOfAccount: {
    per: 'account',
    most: 50,
    seconds: 4 * HOUR,
    sentence: waitOrRecover,
    alarm: 'Desde varias conexiones se escribieron demasiadas contraseñas equivocadas de una cuenta',
  },
  // One common password tried on account after account. An office behind one address is given back what a success follows.
  loginGuessesOfAddress: {
    per: 'address',
    most: 100,
    seconds: HOUR,
    sentence: waitOrRecover,
  },
  // Passwords stolen elsewhere, tried from thousands of addresses. Devices that know their account go on.
  loginGuessesOfPortal: {
    per: 'portal',
    most: 3000,
    seconds: HOUR,
    sentence: waitOrRecover,
    alarm: 'Se detuvo el ingreso desde equipos no conocidos en todo el portal',
  },
  // Somebody's mailbox filled with codes that they did not ask for, from many addresses (five an hour from each).
  recoveryMailsOfAccount: {
    per: 'account',
    most: 30,
    seconds: DAY,
    sentence: (wait) =>
      `Hoy se pidieron demasiados códigos para ese correo. Ingrese desde un equipo en el que ya haya entrado o intente de nuevo en ${wait}.`,
  },
  // A list of addresses gone through, so that the authority's mail counts as a nuisance and is refused everywhere.
  recoveryMailsOfAddress: {
    per: 'address',
    most: 60,
    seconds: HOUR,
    sentence: (wait) => `Desde esta conexión se pidieron demasiados códigos. Intente de nuevo en ${wait}.`,
  },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof BUDGETS

/** Rows that an administrator can read at once. */
const SHOWN = 100

/** `who` of a budget of the whole portal. */
export const PORTAL = ''

export interface Spent {
  /** true: it did not fit, and nothing was taken */
  readonly over: boolean
  /** seconds until the window ends; what did not fit then fits again, unless it alone is more than the whole */
  readonly seconds: number
  /** nothing more fits into this window */
  readonly full: boolean
  /** names the window: what is told of it is told once */
  readonly window: string
}

/**
 * Takes `amount` from a budget, or nothing where it does not fit. One statement: however many processes spend at once,
 * never more than `most` fits into a window. Call it outside the transaction of what is done, or a refused try would be
 * forgotten with it. Real clock (decision 46).
 */
export const spend = (db: Db, name: BudgetName, who: string, amount = 1): Promise<Spent> =>
  spendOf(db, { name, ...BUDGETS[name] }, who, amount)

/** The same for a budget that stands in no table; for the test that holds the counting to a plain program. */
export async function spendOf(
  db: Db,
  budget: Pick<Budget, 'most' | 'seconds'> & { readonly name: string },
  who: string,
  amount: number,
): Promise<Spent> {
  const { name, most, seconds } = budget
  const fits = amount <= most
  // `excluded.ends_at - seconds` is the instant of this statement, read once
  const ended = sql`b.ends_at <= excluded.ends_at - make_interval(secs => ${seconds}::int)`
  const fitsIn = sql`b.spent + ${amount}::bigint <= ${most}::bigint`
  const row = await db.one<{ over: boolean; spent: number; seconds: number; window: string }>(sql`
    insert into budgets as b (name, who, spent, refused, over, ends_at)
    values (${name}, ${who}, ${fits ? amount : 0}::bigint, ${fits ? 0 : 1}::int, ${!fits}::boolean,
      clock_timestamp() + make_interval(secs => ${seconds}::int))
    on conflict (name, who) do update set
      spent = case when ${ended} then excluded.spent when ${fitsIn} then b.spent + ${amount}::bigint else b.spent end,
      refused = case when ${ended} then excluded.refused when ${fitsIn} then b.refused else b.refused + 1 end,
      over = case when ${ended} then excluded.over else not ${fitsIn} end,
      ends_at = case when ${ended} then excluded.ends_at else b.ends_at end
    returning over, spent, greatest(1, ceil(extract(epoch from ends_at - clock_timestamp())))::int as seconds,
      extract(epoch from ends_at)::text as window`)
  if (row === undefined) throw new Error(`budget ${name} was not counted`)
  return { over: row.over, seconds: row.seconds, full: row.spent >= most, window: row.window }
}

/** Gives back what was taken before it was known to be right: a success uses up nothing. */
export async function giveBack(db: Db, name: BudgetName, who: string, amount = 1): Promise<void> {
  await db.run(sql`
    update budgets set spent = greatest(0, spent - ${amount}::bigint) where name = ${name} and who = ${who}`)
}

/** Opens a budget again before its time. */
export async function reopen(db: Db, names: readonly BudgetName[], who: string): Promise<void> {
  await db.run(sql`delete from budgets where name = any(${names}::text[]) and who = ${who}`)
}

/** Seconds until something fits again, or 0 where it does now; takes nothing. */
export async function secondsOver(db: Db, name: BudgetName, who: string, amount = 1): Promise<number> {
  const row = await db.one<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from ends_at - clock_timestamp())))::int as seconds from budgets
    where name = ${name} and who = ${who} and ends_at > clock_timestamp()
      and spent + ${amount}::bigint > ${BUDGETS[name].most}::bigint`)
  return row?.seconds ?? 0
}

/** The budget of a name, as every other. */
export const budgetOf = (name: BudgetName): Budget => BUDGETS[name]

export const isBudget = (name: string): name is BudgetName => Object.hasOwn(BUDGETS, name)

export interface OverBudget {
  readonly name: BudgetName
  readonly who: string
  /** how often it was refused since */
  readonly refused: number
  readonly seconds: number
}

/** Those that are full or refused what came last, the longest waits first. */
export async function overBudgets(db: Db): Promise<OverBudget[]> {
  const rows = await db.rows<Omit<OverBudget, 'name'> & { readonly name: string }>(sql`
    select b.name, b.who, b.refused, greatest(1, ceil(extract(epoch from b.ends_at - clock_timestamp())))::int as seconds
    from budgets b join unnest(${Object.keys(BUDGETS)}::text[], ${Object.values(BUDGETS).map((one) => one.most)}::bigint[]) as m(name, most)
      on m.name = b.name
    where (b.over or b.spent >= m.most) and b.ends_at > clock_timestamp() order by b.ends_at desc, b.name, b.who limit ${SHOWN}`)
  return rows.flatMap(({ name, ...row }) => (isBudget(name) ? [{ name, ...row }] : []))
}

/** The refusal of a budget that is over, with its sentence and the seconds of `Retry-After`. */
export const overBudget = (name: BudgetName, seconds: number): Refusal =>
  new Refusal(429, BUDGETS[name].sentence(waitWords(seconds)), {
    code: 'demasiados_intentos',
    retryAfter: seconds,
  })

/** Takes from a budget and throws where it is over. */
export async function refuseOver(db: Db, name: BudgetName, who: string, amount = 1): Promise<void> {
  const spent = await spend(db, name, who, amount)
  if (spent.over) throw overBudget(name, spent.seconds)
}
