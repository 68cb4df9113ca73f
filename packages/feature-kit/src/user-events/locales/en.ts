/** Source of the keys: the texts of the switches for announcements, fetched with them. */
const en = {
  label: 'Notify me of my events',
  sound: 'Sound',
  notification: 'System notification',
  notAllowed: 'Notifications are blocked. Allow them for this site in your browser settings.',
};

export default en;
