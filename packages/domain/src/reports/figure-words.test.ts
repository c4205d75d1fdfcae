import { expect, it } from 'vitest'
import { figureWords, questionTitle } from './figure-words.ts'

it('a figure is read with its unit', () => {
  expect(figureWords('tareas', 'a_tiempo', 0.5)).toBe('50 %')
  expect(figureWords('tareas', 'mediana', 1)).toBe('1 día')
  expect(figureWords('etapas', 'p90', 2.5)).toBe('2,5 días hábiles')
  expect(figureWords('recaudo', 'suma', 1234567)).toBe('$\u00a01.234.567')
  expect(figureWords('casos', 'cuenta', 1200)).toBe('1.200')
  expect(figureWords('tareas', 'p90', null)).toBe('Sin dato')
})

it('a question is named by its subject and measure', () =>
  expect(questionTitle('notificaciones', 'p90')).toBe('Notificaciones: percentil 90'))
