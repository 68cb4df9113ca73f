import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** 1: order confirmation is off on this device. */
const skipsConfirmation = createStored('bourse.spot.skipConfirmation', v.number(), 0);

/** Each order is confirmed before it is sent, in all tabs of the device. */
export function useAsksFirst(): readonly [asksFirst: boolean, ask: (wanted: boolean) => void] {
  const isSkipped = skipsConfirmation.useValue() === 1;
  return [!isSkipped, (wanted) => skipsConfirmation.write(wanted ? undefined : 1)];
}
