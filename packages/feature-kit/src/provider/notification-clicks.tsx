import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { onNotificationClick } from '@bourse/notifications';

/** Shows the screen of a system notification that the user clicks. */
export function NotificationClicks() {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => onNotificationClick((path) => open(path)), []);
  return null;
}
