import { notifySystem, playTone } from '../announce/announce';
import { claimAnnouncement } from '../announce/claim';
import { announcementSettings } from './announcement-settings';
import { noteUserEvent, type ReportedEvent } from './user-events';

/** Sound and system notification as chosen on this device, in one of all tabs. */
async function announce({ id, text, path }: ReportedEvent): Promise<void> {
  const { hasSound, hasNotification } = announcementSettings.read();
  if (!(hasSound || hasNotification) || !(await claimAnnouncement(id))) return;
  if (hasSound) playTone();
  if (hasNotification) notifySystem(text, id, path);
}

/**
 * Reports an event that the user has not caused on this screen: an entry of the bell and of the notification centre, and sound and system
 * notification where the user has chosen them. The caller shows the toast, which may sum several events up.
 */
export function reportUserEvent(event: ReportedEvent): void {
  noteUserEvent(event);
  void announce(event);
}
