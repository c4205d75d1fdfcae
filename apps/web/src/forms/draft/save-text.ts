import type { DraftSnapshot } from './engine.ts'

export interface SaveText {
  readonly text: string
  readonly tone: 'ok' | 'busy' | 'warn' | 'bad'
}

/** 'hace 3 s', 'hace 5 min', 'hace 2 horas'. */
export function ago(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 60) return `hace ${Math.max(1, seconds)} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `hace ${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? 'hace 1 hora' : `hace ${hours} horas`
}

/** Current text of the save state line. */
export function saveText(snapshot: DraftSnapshot, now: number): SaveText {
  switch (snapshot.status) {
    case 'guardado':
      return {
        text: snapshot.savedAt === null ? 'Guardado' : `Guardado ${ago(now - snapshot.savedAt)}`,
        tone: 'ok',
      }
    case 'guardando':
      return { text: 'Guardando…', tone: 'busy' }
    case 'sin_conexion':
      return { text: 'Sin conexión: guardado en este equipo', tone: 'warn' }
    case 'sin_guardar':
      return { text: 'No se ha podido guardar. No cierre esta página.', tone: 'bad' }
    case 'cerrado':
      return { text: snapshot.message ?? 'Este borrador ya no recibe cambios.', tone: 'warn' }
  }
}

/** A few names as a phrase: «a», «b» y 3 más. */
function listed(labels: readonly string[]): string {
  const shown = labels.slice(0, 2).map((label) => `«${label}»`)
  const rest = labels.length - shown.length
  if (rest > 0) return `${shown.join(', ')} y ${rest} más`
  return shown.join(' y ')
}

/** 'Otra pestaña cambió «Caudal»'; null when nothing changed elsewhere. */
export function takenText(snapshot: DraftSnapshot, label: (key: string) => string): string | null {
  if (!snapshot.taken) return null
  const who = snapshot.taken.from === 'pestaña' ? 'Otra pestaña' : 'Otro dispositivo'
  return `${who} cambió ${listed(snapshot.taken.keys.map(label))}. Ya lo ve aquí.`
}
