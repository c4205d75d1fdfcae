/** Key of the answer with the total project cost, in whole pesos. */
export const PROJECT_VALUE = 'valor_proyecto'
