import { LAYER_MOST } from '../places/layer-limits.ts'

/** Longest texts of the contents of kinds, in characters: for their checks and for the fields of their forms. */
export const LONGEST = {
  name: 300,
  norm: 300,
  description: 1_000,
  prefix: 20,
  scientificName: 120,
  family: 80,
  format: 80,
  /** as it stands under a signature */
  roleName: 80,
  /** a postal address */
  place: 200,
  /** an address of the web */
  address: 500,
  /** the municipality in which an office is */
  seat: 120,
  /** name of a datum or of a line of a formula */
  figureName: 60,
  hours: 200,
  telephone: 60,
  /** of a mail */
  subject: 200,
  messageBody: 4_000,
  /** label of the button of a mail */
  button: 60,
  /** three text messages in the alphabet with accents */
  sms: 201,
  /** version of a legal text */
  textVersion: 10,
  /** a legal text with all its numerals */
  legalText: 40_000,
  /** how an act that gives a power is called: «la Resolución» */
  grantTitle: 60,
  /** name of a holiday */
  holiday: 120,
  /** 'MM-DD' */
  monthDay: 5,
  /** a number as it is typed */
  number: 24,
  /** name of a column of a layer */
  column: LAYER_MOST.columnName,
} as const

/** Most drafts of one publication. */
export const PUBLISHED_AT_ONCE = 200

/** Limits of an archive in which a configuration is carried; the product's own takes a twentieth of them. */
export const CARRY_MOST = {
  /** of the ZIP, as it is chosen */
  bytes: 8 * 1_048_576,
  /** of all its files, unpacked */
  unpacked: 32 * 1_048_576,
  /** drafts of one import: each locks its item, and a server has some six thousand places for locks */
  drafts: 2000,
} as const
