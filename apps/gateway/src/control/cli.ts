import process from 'node:process';
import { readConfig } from '../config';
import { readControlPlace } from './place';
import { TOKEN_HEADER } from './routes';

const COMMANDS = ['status', 'stop', 'resume'];

/** `node dist/control.js stop`: sends a command to the gateway that runs with the same environment. */
async function main(command: string | undefined): Promise<number> {
  if (command === undefined || !COMMANDS.includes(command)) {
    console.error(`One of ${COMMANDS.join(', ')} is needed.`);
    return 2;
  }
  const place = readControlPlace(readConfig(process.env).dataDir);
  if (!place) {
    console.error('No gateway has been started with these settings.');
    return 1;
  }
  const answer = await fetch(`${place.address}/gateway/${command}`, {
    method: command === 'status' ? 'GET' : 'POST',
    headers: { [TOKEN_HEADER]: place.token },
  });
  console.log(await answer.text());
  return answer.ok ? 0 : 1;
}

process.exitCode = await main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
