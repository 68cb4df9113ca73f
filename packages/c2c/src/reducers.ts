import { dealWrite } from './writes/acceptor-deal';
import { disputeWrite } from './writes/dispute';
import { messageWrite } from './writes/message';
import { moveWrite } from './writes/move-order';
import { ratingWrite } from './writes/rate-order';
import { repriceWrite } from './writes/reprice-ad';
import { publishWrite } from './writes/publish-ad';
import { relateWrite } from './writes/relate';
import { hoursWrite } from './writes/save-hours';
import { takeWrite } from './writes/take-ad';
import { withdrawWrite } from './writes/withdraw-ad';

/** The package's slices by their key in the store; the shell loads them before the first screen of the feature. */
export const reducers = {
  [takeWrite.name]: takeWrite.reducer,
  [publishWrite.name]: publishWrite.reducer,
  [repriceWrite.name]: repriceWrite.reducer,
  [relateWrite.name]: relateWrite.reducer,
  [hoursWrite.name]: hoursWrite.reducer,
  [withdrawWrite.name]: withdrawWrite.reducer,
  [moveWrite.name]: moveWrite.reducer,
  [messageWrite.name]: messageWrite.reducer,
  [disputeWrite.name]: disputeWrite.reducer,
  [ratingWrite.name]: ratingWrite.reducer,
  [dealWrite.name]: dealWrite.reducer,
};
