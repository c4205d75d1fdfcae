/** Everything read of the versions in use, refreshed together. */
export const VERSIONS_KEY = ['configuracion', 'versiones en uso'] as const
