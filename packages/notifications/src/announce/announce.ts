const TONE_HZ = 880;
const TONE_SECONDS = 0.4;
const VOLUME = 0.2;

/** A short tone; silent if the browser blocks audio before a user gesture. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  gain.gain.value = VOLUME;
  tone.frequency.value = TONE_HZ;
  tone.connect(gain).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
}

const openers = new Set<(path: string) => void>();

/** Calls `open` with the path of each system notification that the user clicks. Returns the end of it. */
export function onNotificationClick(open: (path: string) => void): () => void {
  openers.add(open);
  return () => openers.delete(open);
}

/** A system notification, if the user has allowed them. One with the same `tag` is replaced. A click leads to `path`. */
export function notifySystem(message: string, tag: string, path: string | undefined): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(message, { tag });
    notification.addEventListener('click', () => {
      window.focus();
      if (path !== undefined) for (const open of openers) open(path);
    });
  } catch {
    // Some phones support notifications of service workers only; the toast has shown the message.
  }
}

/** Requests the notification permission after the user ticked the box. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
