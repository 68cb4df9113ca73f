import { WriteRecovery } from '@bourse/safe-writes';
import { subscribeWrite } from './writes/subscribe';
import { unlockWrite } from './writes/unlock';

/** Work on every screen while a session exists: lost replies. */
export function Component() {
  return (
    <>
      <WriteRecovery write={subscribeWrite} />
      <WriteRecovery write={unlockWrite} />
    </>
  );
}
