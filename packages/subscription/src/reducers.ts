import { subscribeWrite } from './writes/subscribe';
import { unlockWrite } from './writes/unlock';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [subscribeWrite.name]: subscribeWrite.reducer,
  [unlockWrite.name]: unlockWrite.reducer,
};
