import { createStored } from '@bourse/storage';
import * as v from 'valibot';

const settings = v.object({ hasSound: v.boolean(), hasNotification: v.boolean() });

/** How this device announces the user's events beside the toast; nothing until the user chooses it. */
export const announcementSettings = createStored('bourse.announcements', settings, {
  hasSound: false,
  hasNotification: false,
});

/** Whether this device shows a system notification for each event. */
export const isNotified = (): boolean => announcementSettings.read().hasNotification;

/** Whether the user hears of events while the tab is hidden. */
export function isAnnounced(): boolean {
  const { hasSound, hasNotification } = announcementSettings.read();
  return hasSound || hasNotification;
}
