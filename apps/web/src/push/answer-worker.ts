import { languageOfTag } from '@bourse/i18n';
import { isNotified } from '@bourse/notifications';
import { keepPushLanguage } from './language';
import { isNotifyQuestion, isOpenRequest, isRenewedNotice } from './page-messages';

const keep = () => void keepPushLanguage(languageOfTag(document.documentElement.lang) ?? '').catch(() => undefined);

/**
 * Answers the service worker, shows the screen of a notice that the user presses, saves a renewed subscription, and keeps the language for
 * notices of a closed site.
 */
export function answerWorker(open: (path: string) => void, checkPush: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (isNotifyQuestion(data)) port?.postMessage(isNotified());
    if (isOpenRequest(data)) open(data.opens);
    if (isRenewedNotice(data)) checkPush();
  });
  keep();
  new MutationObserver(keep).observe(document.documentElement, { attributeFilter: ['lang'] });
}
