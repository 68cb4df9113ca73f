import process from 'node:process';
import * as v from 'valibot';
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
    console.error('No gateway runs with these settings.');
    return 1;
  }
  const answer = await fetch(`${place.address}/gateway/${command}`, {
    method: command === 'status' ? 'GET' : 'POST',
    headers: { [TOKEN_HEADER]: place.token },
  });
  const text = await answer.text();
  console.log(text);
  return answer.ok && isDone(text) ? 0 : 1;
}

const stopped = v.pipe(v.string(), v.parseJson(), v.object({ left: v.union([v.number(), v.string()]) }));

/** A stop that has left orders open, or does not know it, has failed. */
function isDone(text: string): boolean {
  const read = v.safeParse(stopped, text);
  return !read.success || read.output.left === 0;
}

process.exitCode = await main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
