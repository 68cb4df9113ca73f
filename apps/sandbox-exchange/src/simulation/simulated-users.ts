import { c2cSimulation } from './c2c/c2c-simulation';
import { leverSimulation } from './lever/lever-simulation';
import type { SimulationNeeds } from './simulation-needs';

/** Seeds what the first start of a product needs and starts its simulated users, where there are any. Returns how they stop. */
type Simulation = (needs: SimulationNeeds) => Promise<(() => void) | undefined>;

/** The simulated users of the products, in the order in which they start. */
export const SIMULATIONS: readonly Simulation[] = [leverSimulation, c2cSimulation];
