import type { LatLon } from '@ventanilla/domain/forms/lists'

const REASONS: Readonly<Record<number, string>> = {
  1: 'No dio permiso para usar su ubicación. Puede darlo en los ajustes del navegador, o escribir las coordenadas.',
  2: 'El equipo no encontró su ubicación. Salga a un lugar abierto e intente de nuevo.',
  3: 'La ubicación tardó demasiado. Salga a un lugar abierto e intente de nuevo.',
}

/** Device position with its accuracy in metres; a Spanish sentence on failure. Works without a network. */
export function whereAmI(): Promise<(LatLon & { readonly accuracy: number }) | string> {
  if (!('geolocation' in navigator))
    return Promise.resolve('Este equipo no sabe su ubicación. Escriba las coordenadas.')
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy }),
      (error) => resolve(REASONS[error.code] ?? 'No se pudo tomar la ubicación. Escriba las coordenadas.'),
      { enableHighAccuracy: true, timeout: 30_000, maximumAge: 10_000 },
    )
  })
}
