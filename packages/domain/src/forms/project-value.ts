/** Answer of the costs block that sums up what the project costs, in whole pesos. */
export const PROJECT_VALUE = 'valor_proyecto'
