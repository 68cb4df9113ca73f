import { selectIsLoggedIn } from '@bourse/api-client';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SpotDispatch } from '../state';
import { lookForOrder, restoreOrder } from './send-order';
import { selectSubmission } from './slice';

/** Shows nothing: looks for the order that a page left without an answer when it was loaded anew. */
export function OrderKeeper() {
  const dispatch = useDispatch<SpotDispatch>();
  const submission = useSelector(selectSubmission);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isToBeLookedFor = isLoggedIn && submission.phase === 'unknown' && !submission.asked;
  useEffect(() => dispatch(restoreOrder()), [dispatch]);
  useEffect(() => {
    if (isToBeLookedFor) void dispatch(lookForOrder());
  }, [isToBeLookedFor, dispatch]);
  return null;
}
