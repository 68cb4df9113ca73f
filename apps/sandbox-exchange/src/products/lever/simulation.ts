import { startLeverBots } from '../../simulation/lever/lever-bots';
import { leverBotUsers } from '../../simulation/people';
import { seededRandom } from '../../simulation/random';
import type { SimulationNeeds } from '../listed-product';

/** Bots that hold positions, where bots trade. */
export async function leverSimulation({ exchange, config, onError }: SimulationNeeds) {
  if (config.botRate === 0) return undefined;
  const users = await leverBotUsers(exchange);
  const random = seededRandom(`${config.seed} leverage bots ${exchange.now()}`);
  return startLeverBots({ exchange, users, random, onError });
}
