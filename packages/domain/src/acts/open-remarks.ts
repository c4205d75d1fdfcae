/** Why an act cannot be approved or signed; null when no remark is open. */
export function openRemarksSentence(open: number): string | null {
  if (open === 0) return null
  return open === 1
    ? 'Hay una observación por resolver. Se cierra cuando cambia el pasaje o quien la hizo acepta el motivo.'
    : `Hay ${open} observaciones por resolver. Cada una se cierra cuando cambia su pasaje o quien la hizo acepta el motivo.`
}
