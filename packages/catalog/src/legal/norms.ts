import type { Norm } from '@ventanilla/domain/acts/coherence/record'

const norm = (kind: Norm['kind'], ...list: readonly (readonly [string, number])[]): readonly Norm[] =>
  list.map(([number, year]) => ({ kind, number, year }))

/** Laws, decrees and resolutions that acts cite most; a wrong class or year is reported before signature. */
export const NORMS: readonly Norm[] = [
  ...norm(
    'Ley',
    ['99', 1993],
    ['344', 1996],
    ['373', 1997],
    ['489', 1998],
    ['611', 2000],
    ['633', 2000],
    ['1333', 2009],
    ['1437', 2011],
    ['1581', 2012],
    ['1712', 2014],
    ['1755', 2015],
    ['1955', 2019],
    ['2080', 2021],
    ['2387', 2024],
  ),
  ...norm('Decreto', ['2811', 1974], ['1076', 2015]),
  ...norm(
    'Resolución',
    ['1317', 2000],
    ['1433', 2004],
    ['909', 2008],
    ['1280', 2010],
    ['2086', 2010],
    ['631', 2015],
    ['1257', 2018],
  ),
]
