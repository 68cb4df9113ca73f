import process from 'node:process';
import { ConfigError, readConfig } from './config';
import { ensureFree, ListenError } from './listen';
import { openSandbox } from './sandbox';
import { StoreInUseError } from './store/lock';

/** After so long a close that hangs is given up. */
const GRACE_MS = 4000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await ensureFree(config);
  const sandbox = await openSandbox(config, {
    onError: (error) => console.error(error),
    say: (line) => console.log(line),
  });

  let isClosing = false;
  const close = () => {
    // Who presses Ctrl-C twice does not want to wait.
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);

  console.log(`Bourse is open at ${sandbox.address}`);
  console.log(`Demo login: ${config.demo.email} with the password ${config.demo.password}`);
}

/** What a person can put right is said in one sentence; anything else is a fault of the program and keeps its stack. */
main().catch((error: unknown) => {
  const isForPeople = [ConfigError, ListenError, StoreInUseError].some((kind) => error instanceof kind);
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
});
