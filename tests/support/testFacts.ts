/** The facts that tests bring, so that an organisation that fills in its own breaks none. */
export const testFactsFolder = 'tests/facts'
