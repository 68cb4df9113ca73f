import process from 'node:process';

/**
 * `BOURSE_THOROUGH=1`, as `npm test -- --all` sets it: properties and simulations run with many seeds. A higher number multiplies
 * them. Without it they run with few, which reach every kind of step.
 */
const THOROUGH = Number(process.env['BOURSE_THOROUGH'] ?? 0);

/** How many runs of a property, rounds of a simulation or commands of a random test there are. */
export const runs = (usual: number, thorough: number): number => (THOROUGH > 0 ? thorough * THOROUGH : usual);
