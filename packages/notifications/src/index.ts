export { isAnnounced, isNotified } from './user-events/announcement-settings';
export { AnnouncementSwitches } from './user-events/announcement-switches';
export { announcementMessages } from './locales/messages';
export { reportUserEvent } from './user-events/report-user-event';
export { markUserEventsRead, noteUserEvent, useUserEvents, type UserEvent } from './user-events/user-events';
export { mayNotify, notifySystem, playTone } from './announce/announce';
export { claimAnnouncement } from './announce/claim';
export { onNotificationClick } from './announce/announce';
