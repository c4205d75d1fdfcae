import { lengthWords } from '../../keeping/water/water-words.ts'

/** 'Dentro', '812 m', '2,4 km'. */
export const distanceWords = (metres: number): string => (metres === 0 ? 'Dentro' : lengthWords(metres))
