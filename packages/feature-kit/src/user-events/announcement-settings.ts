import { createStored } from '@bourse/storage';
import * as v from 'valibot';

const settings = v.object({ hasSound: v.boolean(), hasNotification: v.boolean() });

/** How this device announces a change of an order beside the toast; nothing until the user chooses it. */
export const announcementSettings = createStored('bourse.c2c.announcements', settings, {
  hasSound: false,
  hasNotification: false,
});
